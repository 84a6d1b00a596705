// Draws a view in a document without a window, so that nothing in it runs or loads. The editor copies it from there.
import { Component, type ReactElement, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** The body of a new document without a window. */
export function createInertBody(): HTMLElement {
  return document.implementation.createHTMLDocument("").body;
}

interface InertViewProps {
  into: HTMLElement;
  /** Drawn again where it differs from before. */
  children: ReactElement | undefined;
  /** Called each time it is drawn, before anything is shown. */
  onDrawn?: (drawn: HTMLElement) => void;
}

/**
 * Draws a view into an element, or nothing if the view throws. Effects of the components around it find it drawn. They
 * must only read it, because React goes on from what it has drawn.
 */
export function InertView({ into, children, onDrawn }: InertViewProps): ReactNode {
  return createPortal(<ViewGuard view={children} onDrawn={() => onDrawn?.(into)} />, into);
}

interface GuardProps {
  view: ReactElement | undefined;
  onDrawn: () => void;
}

interface GuardState {
  view: ReactElement | undefined;
  hasFailed: boolean;
}

/** A class, because React tells only these about an error while drawing. https://react.dev/reference/react/Component */
class ViewGuard extends Component<GuardProps, GuardState> {
  override state: GuardState = { view: undefined, hasFailed: false };

  static getDerivedStateFromProps({ view }: GuardProps, state: GuardState): GuardState | null {
    // Another view may succeed.
    return view === state.view ? null : { view, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<GuardState> {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.props.onDrawn();
  }

  override componentDidUpdate({ view }: GuardProps): void {
    if (view !== this.props.view) this.props.onDrawn();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.view;
  }
}
