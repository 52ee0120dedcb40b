import type { PageWords } from '../page-words';
import { box, button } from './elements';

/** The sample workbooks, by the names of their files. */
export type SampleName = keyof PageWords['sample'];

/** What the bar's buttons do. */
export interface TopBarActions {
  readonly onNew: () => void;
  readonly onFile: (file: File) => void;
  readonly onSample: (name: SampleName) => void;
  readonly onSave: () => void;
}

/** The bar on top: the workbook's name, and what opens and saves one. */
export function makeTopBar(
  words: PageWords,
  name: HTMLElement,
  busy: HTMLElement,
  actions: TopBarActions,
): HTMLElement {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.accept = '.xlsx,.xlsm';
  picker.hidden = true;
  picker.addEventListener('change', () => {
    const file = picker.files?.[0];
    picker.value = '';
    if (file) actions.onFile(file);
  });
  const list = document.createElement('select');
  list.setAttribute('aria-label', words.samples);
  const samples = Object.keys(words.sample) as SampleName[];
  list.append(new Option(words.samples, ''), ...samples.map((one) => new Option(words.sample[one], one)));
  list.addEventListener('change', () => {
    const chosen = samples.find((one) => one === list.value);
    list.value = '';
    if (chosen) actions.onSample(chosen);
  });
  const logo = document.createElement('img');
  logo.src = '/assets/icon-32.png';
  logo.alt = '';
  return box(
    'header',
    'bar',
    logo,
    name,
    button(words.newBook, actions.onNew),
    button(words.open, () => picker.click(), words.openTip),
    picker,
    list,
    button(words.save, actions.onSave, words.saveTip),
    busy,
  );
}
