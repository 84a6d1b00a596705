// Renders a form, with a fallback for browsers that can't load its code.
import { Fragment, useContext, type ReactElement } from "react";
import { ContactLine } from "../components/ContactLine.tsx";
import { SiteWords } from "../components/SiteWords.tsx";
import type { BlockOf, ContactPoint, Site } from "../content/model/site.ts";
import { formId } from "../forms/form-answers.ts";
import { FormDrawing } from "./form-drawing.tsx";
import { formProps } from "./form-props.ts";
import { Section } from "./Section.tsx";
import type { FormBlockProps } from "./view.ts";

export function Form({ block, site, language }: FormBlockProps): ReactElement {
  const drawForm = useContext(FormDrawing);
  return (
    <Section block={block} className="in-margin">
      <div className="form-body">
        <noscript>
          <p className="form-note">
            <SiteWords>{site.wording.noScript}</SiteWords>
          </p>
        </noscript>
        {drawForm(formProps(block, site, language))}
        <div className="form-note" hidden>
          <p role="alert" hidden>
            {block.failure.text}
          </p>
          <p>
            <SiteWords>{site.wording.forms.unavailable}</SiteWords>
            {contactLines(block, site).map(({ kind, line }) => (
              <Fragment key={line}>
                {" "}
                <ContactLine kind={kind} line={line} language={language} />
              </Fragment>
            ))}
          </p>
          <button type="submit" className="button" form={formId(block)}>
            <SiteWords>{site.wording.forms.ownEmail}</SiteWords>
          </button>
        </div>
      </div>
    </Section>
  );
}

/** The form's own contact first, then the footer's phone numbers and the address that the form sends to. */
function contactLines(
  { failure, recipient }: BlockOf<"form">,
  { footer }: Pick<Site, "footer">,
): { kind: ContactPoint["kind"]; line: string }[] {
  const phones = footer.contact.points.filter(({ kind }) => kind === "phone");
  const inbox: ContactPoint = { kind: "email", label: "", lines: [recipient] };
  const ways = [failure.contact, ...phones, inbox].flatMap(({ kind, lines }) =>
    lines.map((line) => [line, { kind, line }] as const),
  );
  return [...new Map(ways).values()];
}
