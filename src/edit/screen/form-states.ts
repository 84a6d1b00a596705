// The states of a form that visitors go through, and which of them shows a given text.
import type { Path } from "../../content/model/path.ts";
import { t } from "../../words/t.ts";

/** The labels to choose them by. */
export const formStates = {
  first: t`Not filled in yet`,
  doubted: t`Asking to confirm an answer`,
  sending: t`Sending`,
  refused: t`Sending failed`,
  unconfirmed: t`No answer from the mail service`,
  offline: t`Offline`,
  online: t`Back online`,
  sent: t`Sent`,
  unavailable: t`Form failed to load`,
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
