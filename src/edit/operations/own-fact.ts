// Finds the fact of a site that a sample means.
import type { Facts } from "../../content/model/symbols.ts";
import { isEmail } from "../../content/text/address.ts";
import { isPhone } from "../../content/text/phone.ts";

/** What the value of a fact that can have any name is. */
const kinds: Readonly<Record<string, (value: string) => boolean>> = {
  phone: isPhone,
  email: isEmail,
};

/** @returns the fact of this name, or one that is alike, whatever it is called; undefined if the site has none */
export function ownFact(facts: Facts, name: string): string | undefined {
  if (name in facts) return name;
  const isAlike = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return isAlike && Object.keys(facts).find((each) => isAlike(facts[each] ?? ""));
}
