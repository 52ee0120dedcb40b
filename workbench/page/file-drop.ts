import { box } from './elements';

/** Where files may be dropped: anywhere on the page, and in the frames it is told of. */
export interface FileDrop {
  /** Lets a file be dropped over a frame as well, which would show it in the add-in's place. */
  readonly listenIn: (frame: Window) => void;
}

/** Says over the whole page that a file can be dropped, while one is held over it. */
export function acceptFiles(label: string, onFile: (file: File) => void): FileDrop {
  const shade = box('div', 'drop', label);
  shade.hidden = true;
  document.body.append(shade);
  shade.addEventListener('dragleave', () => (shade.hidden = true));
  const listenIn = (target: Window): void => {
    target.addEventListener('dragenter', (event) => {
      if (event.dataTransfer?.types.includes('Files')) shade.hidden = false;
    });
    target.addEventListener('dragover', (event) => event.preventDefault());
    target.addEventListener('drop', (event) => {
      event.preventDefault();
      shade.hidden = true;
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    });
  };
  listenIn(window);
  return { listenIn };
}
