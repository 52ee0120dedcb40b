type Child = Node | string;

/** A button with a text, and what it does; `tip` is shown when the mouse rests on it. */
export function button(text: string, onClick: () => void, tip = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  if (tip) made.title = tip;
  made.addEventListener('click', onClick);
  return made;
}

/** An element of a class, with what is in it. */
export function box(
  tag: 'div' | 'header' | 'main' | 'aside' | 'span' | 'nav',
  name: string,
  ...children: Child[]
): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...children);
  return made;
}
