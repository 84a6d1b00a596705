// The kinds of messages in the editor, which look different.

/** `failure` is what failed, or keeps an author from publishing. `problem` is what works but needs attention. */
export type MessageKind = "saved" | "hint" | "problem" | "failure";
