// How each kind of message looks. In messages.css, each has a color and a mark of its own; only failures are red.
import type { Severity } from "../../content/diagnostics/catalog/entry.ts";
import type { MessageKind } from "../model/message.ts";

/** The attribute of an element that has a message of this kind. */
export interface Look {
  "data-message": MessageKind;
}

export const looks = {
  saved: { "data-message": "saved" },
  hint: { "data-message": "hint" },
  problem: { "data-message": "problem" },
  failure: { "data-message": "failure" },
} satisfies { [Kind in MessageKind]: { "data-message": Kind } };

export const severityLooks = {
  error: looks.failure,
  warning: looks.problem,
} satisfies Record<Severity, Look>;
