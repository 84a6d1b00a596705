// Tells keys that are typed into a text from keys that do something.

const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether an event happened in a text or a field, here or in a frame. */
export function isInText({ target }: Event): boolean {
  // Cast: a frame has its own classes, so `instanceof` doesn't work.
  return Boolean((target as Element | null)?.closest?.(fields));
}
