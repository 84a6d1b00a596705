// What site.json says of the site's own address must be one: every address that others are given begins with it.
import { problem } from "../diagnostics/problem.ts";
import { filledText } from "../resolve/facts.ts";
import { readLinkAddress } from "../text/address.ts";
import { atValue, type FieldsRule } from "./rule.ts";

/** The site's own address begins every address that others are given, so it must be one. */
export const ownAddress: FieldsRule = {
  on: "site",
  check: ({ url }, context) => {
    const address = typeof url === "string" ? filledText(url, context.facts) : undefined;
    if (address === undefined || isOwnAddress(address)) return [];
    const allowed = "the site's own address, for example https://www.company.com/";
    return [problem("unsafe-address", atValue(context, "url"), { address, allowed })];
  },
};

/** Its path stands in the rules that hosts read, where some signs would mean something else. */
function isOwnAddress(address: string): boolean {
  const read = readLinkAddress(address);
  return read?.startsWith("https:") === true && /^(\/[\w.~%-]+)*\/?$/.test(new URL(read).pathname);
}
