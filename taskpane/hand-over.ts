/** Puts a text on the clipboard; false where the frame of the pane may not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers a text as a file of this computer, as a link to be saved does; nothing is sent anywhere. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this click has been dealt with.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
