import type { Language } from '../addin/built-addin';
import { officeLanguage } from '../addin/built-addin';

/** A button the manifest puts on the ribbon. */
export interface RibbonButton {
  readonly label: string;
  readonly tip: string;
  /** Path of its icon on this server. */
  readonly icon: string;
  /** The add-in's function it calls; undefined where it shows the pane. */
  readonly action: string | undefined;
}

/** The ribbon group of the add-in. */
export interface RibbonGroup {
  readonly label: string;
  readonly buttons: readonly RibbonButton[];
}

const child = (of: Element | undefined, ...path: readonly string[]): Element | undefined => {
  const [name, ...rest] = path;
  if (of === undefined || name === undefined) return of;
  const found = [...of.children].find(({ localName }) => localName === name);
  return child(found, ...rest);
};

/** The ribbon group and its buttons as the manifest declares them, in the user's language. */
export function readRibbon(manifest: string, language: Language): RibbonGroup {
  const xml = new DOMParser().parseFromString(manifest, 'application/xml');
  const locale = officeLanguage(language);
  const resource = (of: Element | undefined): string => {
    const id = of?.getAttribute('resid') ?? '';
    const entry = [...xml.getElementsByTagName('*')].find(
      (one) => one.getAttribute('id') === id && one.hasAttribute('DefaultValue'),
    );
    const own = [...(entry?.children ?? [])].find((one) => one.getAttribute('Locale') === locale);
    return own?.getAttribute('Value') ?? entry?.getAttribute('DefaultValue') ?? '';
  };
  const group = [...xml.getElementsByTagName('Group')][0];
  const controls = [...(group?.children ?? [])].filter(({ localName }) => localName === 'Control');
  return {
    label: resource(child(group, 'Label')),
    buttons: controls.map((control) => {
      const images = [...(child(control, 'Icon')?.children ?? [])];
      const image = images.find((one) => one.getAttribute('size') === '32') ?? images[0];
      return {
        label: resource(child(control, 'Label')),
        tip: resource(child(control, 'Supertip', 'Description')),
        icon: new URL(resource(image) || '/', location.href).pathname,
        action: child(control, 'Action', 'FunctionName')?.textContent ?? undefined,
      };
    }),
  };
}
