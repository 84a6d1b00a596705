// A phone number or an address becomes a link, so it must be one.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { filledText, soleFact } from "../resolve/facts.ts";
import { isEmail } from "../text/address.ts";
import { contactHref } from "../text/contact-link.ts";
import { isPhone } from "../text/phone.ts";
import { valueAt, type Context, type FieldsRule } from "./rule.ts";

const kinds: Record<string, { is: (line: string) => boolean; name: string; example: string }> = {
  phone: {
    is: isPhone,
    name: "a phone number",
    example: "+1 (602) 555-0142",
  },
  email: { is: isEmail, name: "an e-mail address", example: "name@company.example" },
  website: {
    is: (line) =>
      /^(https?:\/\/)?[^\s/@]+\.[^\s/@]+(\/\S*)?$/i.test(line) &&
      URL.canParse(contactHref("website", line) ?? ""),
    name: "a website",
    example: "www.company.example",
  },
};

export const contactLines: FieldsRule = {
  on: "contactPoint",
  check: ({ kind, lines }, context) =>
    (Array.isArray(lines) ? lines : []).flatMap((line: unknown, index) =>
      checkContact(String(kind), line, context, ["lines", index], true),
    ),
};

/** How search engines are told that the company is reached. */
export const organizationContacts: FieldsRule = {
  on: "site",
  check: ({ organization }, context) =>
    ["phone", "email"].flatMap((kind) =>
      isFields(organization)
        ? checkContact(kind, organization[kind], context, ["organization", kind], false)
        : [],
    ),
};

/**
 * @param kind what it should be; there are kinds that any text can be
 * @param written of whatever shape
 * @param isFree whether it could be of another kind
 */
function checkContact(
  kind: string,
  written: unknown,
  context: Context,
  inner: (string | number)[],
  isFree: boolean,
): Problem[] {
  const wanted = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!wanted || typeof written !== "string") return [];
  const line = filledText(written, context.facts);
  if (line === undefined || wanted.is(line)) return [];
  const { name, example } = wanted;
  const values = { line, kind: name, example, isFree, ...factIn(written, line) };
  return [problem("wrong-contact", valueAt(context, ...inner), values)];
}

/** What can be said of the fact that a text is made of, when the text isn't what it should be. */
export function factIn(
  written: string,
  line: string,
): { fact: string | undefined; isFactWrong: boolean } {
  const isContact = Object.values(kinds).some(({ is }) => is(line));
  return { fact: soleFact(written), isFactWrong: !isContact };
}
