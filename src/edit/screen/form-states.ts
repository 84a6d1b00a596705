// The states of a form that its visitors come to one after the other, and which of them shows what is selected.
import type { Path } from "../../content/model/path.ts";

/** By the words that an editor chooses them by. */
export const formStates = {
  first: "Not filled in yet",
  doubted: "Asking to confirm an answer",
  sending: "Sending",
  refused: "Sending failed",
  unconfirmed: "Not known if sent",
  offline: "Offline",
  online: "Back online",
  sent: "Sent",
  unavailable: "Form failed to load",
} as const;

export type FormState = keyof typeof formStates;

/**
 * The state in which the words at a place can be seen.
 * @param path in site.json's `wording.forms`, or in a form
 * @param before what is shown now, which stays where it shows them, too
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
