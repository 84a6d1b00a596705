// The frame of the screens before the editor opens.
import type { ReactElement, ReactNode } from "react";

interface StartScreenProps {
  title: string;
  children: ReactNode;
}

/** Begins with its heading, which gets the focus: a screen reader reads it when one screen follows another. */
export function StartScreen({ title, children }: StartScreenProps): ReactElement {
  return (
    <main className="start">
      <div className="start-card">
        <h1 key={title} ref={focus} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}

/** As a ref: when the element appears. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
