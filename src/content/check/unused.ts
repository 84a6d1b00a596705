// What is left over: facts, templates and files that nothing uses, pages that nothing leads to.
import { problem, type DiagnosticId, type Problem } from "../diagnostics/problem.ts";
import type { CheckedFile, FileNames, ReadFile } from "../file.ts";
import type { Site } from "../model/schema.gen.ts";
import { Source } from "../syntax/source.ts";
import { suggest } from "../text/nearest.ts";

type File = Pick<ReadFile, "source" | "value" | "unknown"> &
  Pick<CheckedFile, "problems" | "uses"> & { name: string };

/** What may be meant for the thing that nothing seems to use. */
const reasons: Partial<Record<DiagnosticId, readonly DiagnosticId[]>> = {
  "unused-fact": [
    "unknown-fact",
    "missing-fact",
    "unclosed-fact",
    "too-long",
    "wrong-name",
    "wrong-recipient",
    "wrong-contact",
    "unsafe-address",
  ],
  "unused-template": ["unknown-template"],
  "unused-media": ["missing-media", "unsafe-address"],
  "unused-host": ["unsafe-address", "duplicate-name", "wrong-form"],
  "unreached-page": ["unknown-page", "unsafe-address", "button-target", "too-long", "file-name"],
};

/**
 * Says only what no mistake elsewhere can be the reason for.
 * @param media the names of all files in the content folder's media/
 */
export function leftOver(
  { folder, media }: { folder: string; media: Iterable<string> },
  files: readonly File[],
  { facts = {}, templates = {} }: FileNames,
): { source: Source; problems: Problem[] }[] {
  const found = new Set(files.flatMap(({ problems }) => problems.map(({ id }) => id)));
  const isLost = found.has("duplicate-field") || found.has("reserved-field");
  // Whatever can't be read may use anything.
  if (isLost || files.some(({ unknown }) => unknown.length > 0)) return [];

  const used = (kind: keyof File["uses"]) => new Set(files.flatMap(({ uses }) => [...uses[kind]]));
  const usedFacts = used("facts");
  const usedTemplates = used("templates");
  const usedMedia = used("media");
  const usedHosts = used("hosts");
  const ofSite = [
    ...Object.keys(facts)
      .filter((fact) => !usedFacts.has(fact))
      .map((fact) => problem("unused-fact", { path: ["facts", fact], at: "key" }, { fact })),
    ...Object.keys(templates)
      .filter((template) => !usedTemplates.has(template))
      .map((template) => {
        const place = { path: ["mail", "templates", template], at: "key" } as const;
        return problem("unused-template", place, { template });
      }),
    ...hostsIn(files).flatMap((host, index) => {
      if (usedHosts.has(host)) return [];
      const place = { path: ["pictures", "hosts", index, "host"], at: "value" } as const;
      return [problem("unused-host", place, { host, suggestion: suggest(host, [...usedHosts]) })];
    }),
  ];
  // A file that isn't text has no place to point at but its beginning, nor has a page as a whole.
  const beginning = { at: "range", offset: 0, length: 1 } as const;
  const all = [
    ...files.map(({ name, source }) => ({ source, problems: name === "site.json" ? ofSite : [] })),
    ...unreached(files).map(({ source, page }) => ({
      source,
      problems: [problem("unreached-page", beginning, { page })],
    })),
    ...[...media]
      .filter((file) => !usedMedia.has(file))
      .map((file) => ({
        source: new Source(`${folder}/${file}`, ""),
        problems: [problem("unused-media", beginning, { file })],
      })),
  ];
  return all.map(({ source, problems }) => ({
    source,
    problems: problems.filter(({ id }) => !reasons[id]?.some((reason) => found.has(reason))),
  }));
}

/** The photo hosts that site.json names. */
function hostsIn(files: readonly File[]): string[] {
  // The schema found nothing wrong with site.json, and the type is generated from the schema.
  const site = files.find(({ name }) => name === "site.json")?.value as Site | undefined;
  return site?.pictures.hosts.map(({ host }) => host) ?? [];
}

/** A page that only links to itself is one that nobody gets to. */
function unreached(files: readonly File[]): { source: Source; page: string }[] {
  const leadingTo = new Map<string, number>();
  for (const { uses } of files)
    for (const page of uses.pages) leadingTo.set(page, (leadingTo.get(page) ?? 0) + 1);
  return files.flatMap(({ name, source, uses }) => {
    const page = name.replace(/\.json$/, "");
    if (name === "site.json" || (leadingTo.get(page) ?? 0) > (uses.pages.has(page) ? 1 : 0))
      return [];
    return [{ source, page }];
  });
}
