// Checks that a form says who its messages are for: an email address that reaches the mail service through one of the
// parameters.
import { problem } from "../diagnostics/problem.ts";
import { factIn } from "../resolve/contact-kinds.ts";
import { filledText } from "../resolve/facts.ts";
import { isEmail } from "../text/address.ts";
import { withoutUnseen } from "../text/invisible.ts";
import { suggest } from "../text/nearest.ts";
import type { Facts } from "../model/symbols.ts";
import { isOfRecipient, parametersTaken } from "./form-template.ts";
import { ruleFor, atValue } from "./rule.ts";

export const formRecipient = ruleFor("form", ["recipient"], ({ recipient: written }, context) => {
  const recipient = filledText(written, context.facts);
  if (recipient === undefined || isEmail(withoutUnseen(recipient))) return [];
  const values = { recipient, ...factIn(written, context.facts) };
  return [problem("wrong-recipient", atValue(context, "recipient"), values)];
});

/** The mail service refuses a message without a recipient. */
export const formDelivery = ruleFor("form", ["template", "parameters/*"], (form, context) => {
  const { template, parameters } = form;
  const taken = parametersTaken(form, context.symbols);
  // A missing parameter is reported as missing, with what it would receive.
  if (!taken || taken.unfilled.some(isOfRecipient)) return [];
  if (Object.values(parameters).some((text = "") => mayReach(text, context.facts))) return [];
  const location = { path: [...context.path, "parameters"], at: "opening" } as const;
  const parameter = Object.keys(parameters).find(isOfRecipient);
  return [problem("unreached-recipient", location, { template, parameter })];
});

/** Whether a parameter receives the recipient, an address of its own, or what only a mistake keeps from being one. */
function mayReach(text: string, facts: Facts): boolean {
  // Only from the start of a word, or a long word would be read again from each of its letters.
  const inBraces = [...text.matchAll(/\{\s*(\w+)|\b(\w+)\s*\}/g)].flatMap(
    ([, a, b]) => a ?? b ?? [],
  );
  if (inBraces.some((name) => suggest(name, ["recipient"]) !== undefined)) return true;
  const filled = filledText(text, facts);
  return filled === undefined ? /fact/i.test(text) : isEmail(withoutUnseen(filled));
}
