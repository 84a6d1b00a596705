// Finds the element that an event is about: its target, or what that is in.

/** @param event of a pointer, the focus, or a form, whose target is always an element */
export const closestTo = ({ target }: Event, selector: string): HTMLElement | null =>
  // Cast: see above.
  (target as Element).closest<HTMLElement>(selector);
