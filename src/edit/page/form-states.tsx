// The states of a form that its visitors come to one after the other, drawn with the views that they see.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formProps } from "../../blocks/form-props.ts";
import type { Path } from "../../content/model/path.ts";
import type { BlockOf, Page, Site } from "../../content/model/site.ts";
import { DoubtQuestion } from "../../forms/DoubtQuestion.tsx";
import { Failure } from "../../forms/Failure.tsx";
import { letterOf } from "../../forms/letter.ts";
import { Sent } from "../../forms/Sent.tsx";

/** By the words that an editor chooses them by. */
export const formStates = {
  first: "As at first",
  doubted: "Asked whether it is meant",
  sending: "Sending",
  refused: "Could not be sent",
  unconfirmed: "Nothing says whether it was sent",
  offline: "No connection",
  online: "The connection is back",
  sent: "Sent",
  unavailable: "The form's program didn't load",
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

/** Shows the forms of a page in a state. */
export function drawFormState(body: Element, site: Site, page: Page, state: FormState): void {
  const forms = page.blocks.filter((block) => block.type === "form");
  body.querySelectorAll("[data-island='form']").forEach((island, index) => {
    const form = forms[index];
    if (form) drawState(island, form, site, state);
  });
}

function drawState(island: Element, form: BlockOf<"form">, site: Site, state: FormState): void {
  const { wording, language } = formProps(form, site);
  const send = island.querySelector("button[type='submit']");
  const above = (view: ReactElement) =>
    send?.insertAdjacentHTML("beforebegin", renderToStaticMarkup(view));
  switch (state) {
    case "first":
      return;
    case "doubted":
      return above(<DoubtQuestion wording={wording.forms} onConfirm={nothing} />);
    case "sending":
      send?.setAttribute("aria-disabled", "true");
      return send?.replaceChildren(form.sending);
    case "sent":
      island.innerHTML = renderToStaticMarkup(<Sent success={form.success} onAgain={nothing} />);
      return;
    case "unavailable":
      return island.nextElementSibling?.removeAttribute("hidden");
    default: {
      const letter = () => letterOf(form, new Map(), language);
      const failure = { form, wording: wording.forms, reason: state, letter };
      return above(<Failure {...failure} />);
    }
  }
}

/** The page in the editor does nothing of what it does for a visitor. */
function nothing(): void {}
