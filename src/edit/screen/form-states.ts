// The states of a form that visitors go through, and which of them shows a given text.
import type { Path } from "../../content/model/path.ts";

/** The labels to choose them by. */
export const formStates = {
  first: "Not filled in yet",
  doubted: "Asking to confirm an answer",
  sending: "Sending",
  refused: "Sending failed",
  unconfirmed: "No answer from the mail service",
  offline: "Offline",
  online: "Back online",
  sent: "Sent",
  unavailable: "Form failed to load",
} as const;

export type FormState = keyof typeof formStates;

/**
 * The state that shows the text at a path.
 * @param path in site.json's `wording.forms`, or in a form
 * @param before the current state, which stays if it shows the text too
 */
export function stateShowing([field, inner]: Path, before: FormState): FormState {
  const isFailure = ["refused", "unconfirmed", "offline", "online"].includes(before);
  switch (field) {
    case "question":
    case "confirm":
      return "doubted";
    case "sending":
    case "unconfirmed":
    case "offline":
    case "online":
    case "unavailable":
      return field;
    case "success":
      return inner === undefined ? before : "sent";
    case "failure":
      return isFailure || inner === undefined ? before : "refused";
    case "ownEmail":
    case "copy":
      return isFailure ? before : "refused";
    case "fields":
    case "submit":
    case "notice":
      return before === "sent" || before === "sending" ? "first" : before;
    default:
      return before;
  }
}
