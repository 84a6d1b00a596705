// A message in the toolbar as a value: what it says, how it looks, and what can be done about it there.

/** `failure` is what failed, or keeps an author from publishing. `problem` is what works but needs attention. */
export type MessageKind = "saved" | "hint" | "problem" | "failure";

/** What the toolbar offers beside a message, as long as there is something to do. */
export type MessageAction = "show problems" | "save the result" | "see the site";

/** Of a message that ends by itself, once it no longer holds. */
export type MessageId = "not saved yet" | "draft not stored" | "part not loaded";

export interface Message {
  words: string;
  kind: MessageKind;
  action?: MessageAction | undefined;
  id?: MessageId | undefined;
}

/** Says what has happened, and asks for nothing. */
export const hint = (words: string): Message => ({ words, kind: "hint" });
