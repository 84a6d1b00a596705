// Checks the site's own address in site.json, which starts every address that is published.
import { problem } from "../diagnostics/problem.ts";
import { filledText } from "../resolve/facts.ts";
import { readLinkAddress } from "../text/address.ts";
import { atValue, type FieldsRule } from "./rule.ts";

/** Every published address starts with it, so it must be a valid address. */
export const ownAddress: FieldsRule = {
  on: "site",
  check: ({ url }, context) => {
    const address = typeof url === "string" ? filledText(url, context.facts) : undefined;
    if (address === undefined || isOwnAddress(address)) return [];
    const allowed = "the site's own address, for example https://www.company.com/";
    return [problem("unsafe-address", atValue(context, "url"), { address, allowed })];
  },
};

/** Its path is used in the rules for hosts, where some characters have another meaning. */
function isOwnAddress(address: string): boolean {
  const read = readLinkAddress(address);
  return read?.startsWith("https:") === true && /^(\/[\w.~%-]+)*\/?$/.test(new URL(read).pathname);
}
