// What the names in content stand for: facts, pages, templates, icons, files, photo hosts.
import { contactFacts } from "../check/hard-coded-facts.ts";
import type { ContentInput } from "../compile.ts";
import type { Facts } from "./facts.ts";
import { isPageName, type FileNames, type ReadFile } from "../file.ts";
import { isKnown } from "../schema/unknown-paths.ts";
import { isFields } from "../schema/walk.ts";
import type { Site } from "../model/schema.gen.ts";

/**
 * @param site site.json as it was read; it may have mistakes of its own, or not exist
 * @returns the same `key` as long as all names stand for the same
 */
export function namesOf(
  site: ReadFile | undefined,
  pages: readonly string[],
  { icons, media, measured = new Map() }: Pick<ContentInput, "icons" | "media" | "measured">,
): { key: string; names: () => FileNames } {
  const fields = fieldsOf(site?.value);
  const hosts = fieldsIn(fieldsOf(fields["pictures"])["hosts"]).flatMap(
    ({ host, widthParameter }) =>
      typeof host === "string" && typeof widthParameter === "string"
        ? [[host, widthParameter] as const]
        : [],
  );
  const facts = site && factsOf(site);
  const templates = site && templatesOf(site);
  const hasAddress =
    !site ||
    !isKnown<Site>(site.unknown, [], ["organization/address"]) ||
    "address" in fieldsOf(fields["organization"]);
  // A page whose file has a wrong name is there all the same: the name is said to be wrong once.
  const pageNames = pages.map((name) => (isPageName(name) ? name : name.toLowerCase()));
  return {
    key: JSON.stringify([
      facts && Object.entries(facts),
      templates,
      pageNames,
      [...media],
      [...measured],
      hosts,
      hasAddress,
    ]),
    names: () => ({
      facts,
      contacts: contactFacts(facts ?? {}),
      pages: new Set(pageNames),
      icons,
      media,
      measured,
      resizingHosts: new Map(hosts),
      templates,
      hasAddress,
    }),
  };
}

/** undefined unless all facts could be read. */
function factsOf(site: ReadFile): Facts | undefined {
  const facts = fieldsOf(site.value)["facts"];
  if (!isKnown<Site>(site.unknown, [], ["facts"]) || !isFields(facts)) return undefined;
  const misshapen = site.shape.map(({ place }) => place.path ?? []);
  const wrong = new Set(
    [...misshapen, ...site.unknown].flatMap(([field, name]) => (field === "facts" ? [name] : [])),
  );
  const names = [...Object.keys(facts), ...wrong].filter((name) => typeof name === "string");
  return Object.fromEntries(
    names.map((name) => {
      const value = wrong.has(name) ? undefined : facts[name];
      return [name, typeof value === "string" ? value : undefined];
    }),
  );
}

/** undefined unless site.json is right about its templates. */
function templatesOf({ value, unknown, shape }: ReadFile): Site["mail"]["templates"] | undefined {
  const isMisnamed = shape.some(
    ({ id, place: { path = [] } }) => id === "wrong-name" && path[1] === "templates",
  );
  if (isMisnamed || !isKnown<Site>(unknown, [], ["mail/templates/*/parameters/*"]))
    return undefined;
  // The schema found nothing wrong with what is read of them, and its types are generated from it.
  return (value as Site).mail.templates;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {};
}

function fieldsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isFields) : [];
}
