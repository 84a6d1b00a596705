// Checks phone numbers and addresses that become links.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { contactKinds, factIn, isSeveralPhones } from "../resolve/contact-kinds.ts";
import { filledText } from "../resolve/facts.ts";
import { withoutUnseen } from "../text/invisible.ts";
import { atValue, type Context, type FieldsRule } from "./rule.ts";

export const contactLines: FieldsRule = {
  on: "contactPoint",
  check: ({ kind, lines }, context) =>
    (Array.isArray(lines) ? lines : []).flatMap((line: unknown, index) =>
      checkContact(String(kind), line, context, ["lines", index], true),
    ),
};

/** The contacts for search engines and for people who report a security problem. */
export const siteContacts: FieldsRule = {
  on: "site",
  check: ({ organization, securityEmail }, context) => {
    const { phone, email } = isFields(organization) ? organization : {};
    return [
      ...checkContact("phone", phone, context, ["organization", "phone"], false),
      ...checkContact("email", email, context, ["organization", "email"], false),
      ...checkContact("email", securityEmail, context, ["securityEmail"], false),
    ];
  },
};

/**
 * @param kind the expected kind; some kinds accept any text
 * @param written of any shape
 * @param isFree true if the author can choose another kind
 */
function checkContact(
  kind: string,
  written: unknown,
  context: Context,
  inner: (string | number)[],
  isFree: boolean,
): Problem[] {
  const wanted = Object.hasOwn(contactKinds, kind) ? contactKinds[kind] : undefined;
  if (!wanted || typeof written !== "string") return [];
  const line = filledText(written, context.facts);
  // Its link leaves out spaces around it, and invisible characters are reported by themselves.
  if (line === undefined || wanted.is(withoutUnseen(line).trim())) return [];
  const { name, example } = wanted;
  const isSeveral = kind === "phone" && isSeveralPhones(line);
  const values = {
    line,
    kind: name,
    example,
    isFree,
    isSeveral,
    ...factIn(written, context.facts),
  };
  return [problem("wrong-contact", atValue(context, ...inner), values)];
}
