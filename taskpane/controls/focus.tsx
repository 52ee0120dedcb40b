import { Component, type ComponentChildren } from 'preact';

interface FocusedProps {
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly role?: 'alert' | 'status' | 'group';
  readonly label?: string;
  /** Take the focus only where it was lost: what held it is gone from the page. */
  readonly onlyIfLost?: boolean;
}

/** A part of the page that takes the focus when it comes up, so that the keyboard goes on where the eye does. */
export class Focused extends Component<FocusedProps> {
  #element: HTMLElement | null = null;

  override componentDidMount(): void {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (this.props.onlyIfLost !== true || isLost) this.#element?.focus();
  }

  override render() {
    const { children, role, label } = this.props;
    return (
      <div
        class={this.props.class}
        role={role}
        aria-label={label}
        tabIndex={-1}
        ref={(element) => {
          this.#element = element;
        }}
      >
        {children}
      </div>
    );
  }
}
