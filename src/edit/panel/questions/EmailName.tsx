// By what an answer is called in the e-mail, and what is to be done with that at the mail service.
import type { ReactElement } from "react";
import { standInId } from "../../../content/check/stand-ins.ts";
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import { usePanel } from "../panel-context.ts";
import type { Place } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { parameterOf } from "../../operations/questions/email-answers.ts";
import { formAt } from "../../operations/questions/site-forms.ts";

interface InEmailProps {
  /** In the form. */
  place: Place;
  /** The question's name. */
  answer: string;
}

export function InEmail({ place, answer }: InEmailProps): ReactElement | null {
  const { session } = usePanel();
  const { files } = session.state().history;
  const form = formAt(files, place);
  const parameter = form && parameterOf(form, answer);
  if (!form || parameter === undefined) return null;
  const question = form.fields.find((field) => isFields(field) && field["name"] === answer);
  const asked = isFields(question) ? String(question["label"]) : answer;
  const site = fileValue(files, siteFile);
  const mail = valueAt(site, ["mail"]);
  const id = valueAt(mail, ["templates", String(form.template), "id"]);
  const isSetUp = ![id, valueAt(mail, ["publicKey"]), valueAt(mail, ["serviceId"])].some(isStandIn);
  return (
    <>
      {!isSetUp && (
        <p>
          No form of this site can send anything until the mail service is set up: write your ids
          from EmailJS under <em>Mail service</em>, in the list of what is on all pages. After that:
        </p>
      )}
      <ol className="in-email">
        <li>
          At{" "}
          <a href="https://dashboard.emailjs.com/admin/templates" target="_blank" rel="noreferrer">
            EmailJS
          </a>
          , under <em>Email Templates</em>, open the template of this form
          {typeof id === "string" && !isStandIn(id) && (
            <>
              . Its Template ID is <code>{id}</code>
            </>
          )}
          .
        </li>
        <li>
          Where the e-mail shall say the answer, write <code>{`${asked} {{${parameter}}}`}</code>
        </li>
        <li>
          Press <em>Save</em> there. Without this the answer is sent, and nobody sees it.
        </li>
      </ol>
    </>
  );
}

function isStandIn(id: unknown): boolean {
  return typeof id === "string" && standInId.test(id);
}
