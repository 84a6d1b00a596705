// What a form needs to be answered and to reach somebody: a recipient, and fields that can be told apart.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { filledText } from "../resolve/facts.ts";
import { isEmail } from "../text/address.ts";
import { factIn } from "./contacts.ts";
import { ruleFor, valueAt } from "./rule.ts";

export const formRecipient = ruleFor("form", ["recipient"], ({ recipient: written }, context) => {
  const recipient = filledText(written, context.facts);
  if (recipient === undefined || isEmail(recipient)) return [];
  const values = { recipient, ...factIn(written, recipient) };
  return [problem("wrong-recipient", valueAt(context, "recipient"), values)];
});

export const formFieldNames = ruleFor("form", ["fields/*/name"], ({ fields }, context) =>
  repeated(
    fields.map(({ name }) => name),
    "fields",
    (index) => valueAt(context, "fields", index, "name"),
  ),
);

export const formChoices = ruleFor("selectField", ["options/*/value"], ({ options }, context) =>
  repeated(
    options.map(({ value }) => value),
    "choices",
    (index) => valueAt(context, "options", index, "value"),
  ),
);

/** Each name that stood before, told where it stands again. */
function repeated(
  names: readonly string[],
  what: string,
  placeOf: (index: number) => ReturnType<typeof valueAt>,
): Problem[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (seen.has(name)) return [problem("duplicate-name", placeOf(index), { name, what })];
    seen.add(name);
    return [];
  });
}
