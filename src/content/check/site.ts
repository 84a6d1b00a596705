// What site.json says of the site must be true of something: an address of its own, photo hosts that differ.
import { problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { filledText } from "../resolve/facts.ts";
import { readLinkAddress } from "../text/address.ts";
import { valueAt, type FieldsRule } from "./rule.ts";

/** The site's own address begins every address that others are given, so it must be one. */
export const ownAddress: FieldsRule = {
  on: "site",
  check: ({ url }, context) => {
    const address = typeof url === "string" ? filledText(url, context.facts) : undefined;
    if (address === undefined || isOwnAddress(address)) return [];
    const allowed = "the address that the site has, for example https://www.company.com/";
    return [problem("unsafe-address", valueAt(context, "url"), { address, allowed })];
  },
};

/** Its path stands in the rules that hosts read, where some signs would mean something else. */
function isOwnAddress(address: string): boolean {
  const read = readLinkAddress(address);
  return read?.startsWith("https:") === true && /^(\/[\w.~%-]+)*\/?$/.test(new URL(read).pathname);
}

export const photoHosts: FieldsRule = {
  on: "site",
  check: ({ pictures }, context) => {
    const hosts: unknown = isFields(pictures) ? pictures["hosts"] : undefined;
    if (!Array.isArray(hosts)) return [];
    const names = hosts.map((each: unknown) => (isFields(each) ? each["host"] : undefined));
    return names.flatMap((name, index) => {
      if (typeof name !== "string" || names.indexOf(name) === index) return [];
      const place = valueAt(context, "pictures", "hosts", index, "host");
      return [problem("duplicate-name", place, { name, what: "photo hosts" })];
    });
  },
};
