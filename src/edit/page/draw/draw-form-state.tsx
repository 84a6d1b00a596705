// Draws a form in each state that visitors can see, with the same views.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formProps } from "../../../blocks/form-props.ts";
import { languageOf } from "../../../content/model/language.ts";
import type { BlockOf, Page, Site } from "../../../content/model/site.ts";
import { DoubtQuestion } from "../../../forms/DoubtQuestion.tsx";
import { Failure } from "../../../forms/Failure.tsx";
import { letterOf } from "../../../forms/letter.ts";
import { Sent } from "../../../forms/Sent.tsx";
import { drawnHtml } from "../../ui/drawn-html.ts";
import type { FormState } from "../../screen/form-states.ts";

/** Puts every form on a page into a state. */
export function drawFormState(body: Element, site: Site, page: Page, state: FormState): void {
  const forms = page.blocks.filter((block) => block.type === "form");
  body.querySelectorAll("[data-island='form']").forEach((island, index) => {
    const form = forms[index];
    if (form) drawState(island, form, site, page, state);
  });
}

function drawState(
  island: Element,
  form: BlockOf<"form">,
  site: Site,
  page: Page,
  state: FormState,
): void {
  const { wording, language } = formProps(form, site, languageOf(form, page, site));
  const send = island.querySelector("button[type='submit']");
  const above = (view: ReactElement) =>
    send?.insertAdjacentHTML("beforebegin", drawnHtml(renderToStaticMarkup(view)));
  switch (state) {
    case "first":
      return;
    case "doubted":
      return above(<DoubtQuestion wording={wording.forms} onConfirm={nothing} />);
    case "sending":
      send?.setAttribute("aria-disabled", "true");
      return send?.replaceChildren(form.sending);
    case "sent":
      island.innerHTML = drawnHtml(
        renderToStaticMarkup(<Sent success={form.success} onAgain={nothing} />),
      );
      return;
    case "unavailable":
      return island.nextElementSibling?.removeAttribute("hidden");
    default: {
      const letter = () => letterOf(form, new Map(), language);
      const failure = { form, wording: wording.forms, language, reason: state, letter };
      return above(<Failure {...failure} />);
    }
  }
}

/** Buttons do nothing on the page in the editor. */
function nothing(): void {}
