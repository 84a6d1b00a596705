// Explains how to show an answer, or the list of all answers, in the email template.
import type { ReactElement } from "react";
import { allAnswers } from "../../../content/check/email-placeholders.ts";
import { standInId } from "../../../content/check/stand-ins.ts";
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import { useFiles } from "../../screen/use-session.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { parameterOf } from "../../operations/questions/email-answers.ts";
import { formAt } from "../../operations/questions/site-forms.ts";
import { t } from "../../../words/t.ts";
import { tParts } from "../../ui/t-parts.tsx";

// What EmailJS calls itself and its own labels, which are in English for everyone.
const emailJs = (
  <a
    href="https://dashboard.emailjs.com/admin/templates"
    target="_blank"
    rel="noreferrer"
    lang="en"
  >
    EmailJS
  </a>
);
const emailTemplates = <em lang="en">Email Templates</em>;
const saveThere = <em lang="en">Save</em>;

interface EmailNameProps {
  /** In the form. */
  location: Location;
  /** The question's name, or the placeholder for all answers. */
  answer: string;
}

export function EmailName({ location, answer }: EmailNameProps): ReactElement | null {
  const files = useFiles();
  const form = formAt(files, location);
  const parameter = form && parameterOf(form, answer);
  if (!form || parameter === undefined) return null;
  const question = form.fields.find((field) => isFields(field) && field["name"] === answer);
  const label = isFields(question) ? String(question["label"]) : answer;
  const site = fileValue(files, siteFile);
  const mail = valueAt(site, ["mail"]);
  const id = valueAt(mail, ["templates", String(form.template), "id"]);
  const isSetUp = ![id, valueAt(mail, ["publicKey"]), valueAt(mail, ["serviceId"])].some(
    isPlaceholder,
  );
  return (
    <>
      {!isSetUp && (
        <p>{tParts`Forms on this site can’t send anything until the mail service is set up. Enter your EmailJS ids under ${(<em>{t`Mail service`}</em>)} in ${(<em>{t`Site settings`}</em>)}. Then:`}</p>
      )}
      <ol className="in-email">
        <li>
          {typeof id === "string" && !isPlaceholder(id)
            ? tParts`In ${emailJs}, under ${emailTemplates}, open the template for this form. Its Template ID is ${(<code>{id}</code>)}.`
            : tParts`In ${emailJs}, under ${emailTemplates}, open the template for this form.`}
        </li>
        {answer === allAnswers ? (
          <AddList parameter={`{{${parameter}}}`} />
        ) : (
          <AddOne text={`${label} {{${parameter}}}`} />
        )}
      </ol>
    </>
  );
}

function AddOne({ text }: { text: string }): ReactElement {
  return (
    <>
      <li>{tParts`Where you want to see the answer, add ${(<code>{text}</code>)}`}</li>
      <li>{tParts`Select ${saveThere} there. Otherwise the answer is sent, but the email doesn’t show it.`}</li>
    </>
  );
}

function AddList({ parameter }: { parameter: string }): ReactElement {
  return (
    <>
      <li>{tParts`Where you want to see the answers, add ${(<code>{parameter}</code>)}`}</li>
      <li>{tParts`Select ${saveThere} there. If your emails then have all answers in one line, replace it in the template’s code by ${(<code>{`<div style="white-space: pre-wrap">${parameter}</div>`}</code>)}`}</li>
    </>
  );
}

function isPlaceholder(id: unknown): boolean {
  return typeof id === "string" && standInId.test(id);
}
