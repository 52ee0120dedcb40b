import type { ComponentChildren } from 'preact';

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
}

const hintId = (id: string, hint: string | undefined) => (hint === undefined ? undefined : `${id}-hint`);

function Hint({ id, hint }: { readonly id: string; readonly hint: string | undefined }) {
  return hint === undefined ? null : (
    <p class="hint" id={hintId(id, hint)}>
      {hint}
    </p>
  );
}

interface TextFieldProps extends LabelledProps {
  readonly value: string;
  readonly change: (value: string) => void;
  readonly isSearch?: boolean;
  readonly isNumber?: boolean;
  readonly placeholder?: string;
}

/** A line of text with its label above. */
export function TextField({ id, label, hint, value, change, isSearch, isNumber, placeholder }: TextFieldProps) {
  const input = {
    id,
    value,
    placeholder,
    autocomplete: 'off',
    spellcheck: false,
    'aria-describedby': hintId(id, hint),
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      change(currentTarget.value);
    },
  } as const;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Hint id={id} hint={hint} />
      {isSearch === true ? (
        <input type="search" {...input} />
      ) : (
        <input type="text" inputMode={isNumber === true ? 'numeric' : 'text'} {...input} />
      )}
    </div>
  );
}

interface SelectFieldProps extends LabelledProps {
  readonly value: string;
  readonly change: (value: string) => void;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** One of a list. */
export function SelectField({ id, label, hint, value, change, options }: SelectFieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Hint id={id} hint={hint} />
      <select
        id={id}
        value={value}
        aria-describedby={hintId(id, hint)}
        onChange={({ currentTarget }) => {
          change(currentTarget.value);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** A box to tick. */
export function Tick({ label, isOn, toggle }: TickProps) {
  return (
    <label class="tick">
      <input type="checkbox" checked={isOn} onChange={toggle} /> <span>{label}</span>
    </label>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** One of a few, all in sight. */
export function Choices({ name, legend, hint, value, change, options }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Hint id={name} hint={hint} />
      {options.map(([option, text]) => (
        <label key={option} class="tick">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => {
              change(option);
            }}
          />{' '}
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PressProps {
  readonly press: () => void;
  readonly children: ComponentChildren;
  readonly label?: string | undefined;
  readonly class?: string;
  readonly isOff?: boolean;
}

/** A button. */
export function Press({ press, children, label, class: look, isOff }: PressProps) {
  return (
    <button type="button" class={look} aria-label={label} disabled={isOff} onClick={() => press()}>
      {children}
    </button>
  );
}
