/** Office says its colours where it knows them; else the system's own choice holds, through the style sheet. */
export function followTheme(): void {
  const background = Office.context.officeTheme?.bodyBackgroundColor;
  const [, hex] = /^#?([0-9a-f]{6})$/i.exec(background ?? '') ?? [];
  if (hex === undefined) return;
  const [red, green, blue] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  // Green weighs most in what the eye takes for light.
  const light = 2 * (red ?? 0) + 7 * (green ?? 0) + (blue ?? 0);
  document.documentElement.dataset['theme'] = light < 1280 ? 'dark' : 'light';
}
