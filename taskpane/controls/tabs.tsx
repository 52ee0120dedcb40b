interface TabsProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly selected: Name;
  readonly titles: (name: Name) => string;
  readonly select: (name: Name) => void;
}

export const tabId = (name: string): string => `tab-${name}`;
export const panelId = (name: string): string => `panel-${name}`;

/** A row of tabs: one is in the tab order, the arrow keys, Home and End go from one to the next. */
export function Tabs<Name extends string>({ label, names, selected, titles, select }: TabsProps<Name>) {
  const move = (event: KeyboardEvent): void => {
    const at = names.indexOf(selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    const name = to === undefined ? undefined : names[(to + names.length) % names.length];
    if (name === undefined) return;
    event.preventDefault();
    select(name);
    document.getElementById(tabId(name))?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-controls={panelId(name)}
          aria-selected={name === selected}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => {
            select(name);
          }}
        >
          {titles(name)}
        </button>
      ))}
    </div>
  );
}
