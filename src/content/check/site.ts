// What site.json says of the company must be true of something: an address, a number, a fact that exists.
import { readLinkAddress } from "../text/address.ts";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { filledText, type Facts } from "../resolve/facts.ts";
import { isFields } from "../schema/walk.ts";
import { suggest } from "../text/nearest.ts";
import { checkContact } from "./contacts.ts";
import { checkSitePictures, type PictureNames } from "./pictures.ts";
import { namedStandIns } from "./stand-ins.ts";

/**
 * @param site the value of site.json, of whatever shape
 * @param facts undefined when site.json can't say
 */
export function checkSiteFacts(
  site: unknown,
  facts: Facts | undefined,
  pictures: PictureNames,
): Problem[] {
  if (!isFields(site)) return [];
  return [
    ...checkOwnAddress(site["url"], facts ?? {}),
    ...checkOrganization(site["organization"], facts ?? {}),
    ...checkSitePictures(site, pictures),
    ...checkHosts(site["pictures"]),
    ...(facts ? checkNamedStandIns(site, facts) : []),
  ];
}

/** The site's own address begins every address that others are given, so it must be one. */
function checkOwnAddress(written: unknown, facts: Facts): Problem[] {
  if (typeof written !== "string") return [];
  const address = filledText(written, facts);
  if (address === undefined || readLinkAddress(address)?.startsWith("https:")) return [];
  const place = { path: ["url"], at: "value" } as const;
  const allowed = "the address that the site has, for example https://www.company.com/";
  return [problem("unsafe-address", place, { address, allowed })];
}

function checkOrganization(organization: unknown, facts: Facts): Problem[] {
  if (!isFields(organization)) return [];
  return ["phone", "email"].flatMap((kind) =>
    checkContact(kind, organization[kind], ["organization", kind], facts),
  );
}

function checkHosts(pictures: unknown): Problem[] {
  const hosts: unknown = isFields(pictures) ? pictures["hosts"] : undefined;
  if (!Array.isArray(hosts)) return [];
  const names = hosts.map((each: unknown) => (isFields(each) ? each["host"] : undefined));
  return names.flatMap((name, index) => {
    if (typeof name !== "string" || names.indexOf(name) === index) return [];
    const place = { path: ["pictures", "hosts", index, "host"], at: "value" } as const;
    return [problem("duplicate-name", place, { name, what: "photo hosts" })];
  });
}

function checkNamedStandIns(site: unknown, facts: Facts): Problem[] {
  return namedStandIns(site).flatMap(({ fact, path }) => {
    if (Object.hasOwn(facts, fact)) return [];
    const suggestion = suggest(fact, Object.keys(facts));
    return [problem("unknown-fact", { path, at: "value" }, { fact, suggestion })];
  });
}
