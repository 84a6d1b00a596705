// The list of all problems for authors, content/reference/problems.md: each with what the check says about a fixture.
import { readFile } from "node:fs/promises";
import { catalog } from "../../src/content/diagnostics/catalog.ts";
import { contact } from "../../src/content/diagnostics/catalog/contact.ts";
import { copy } from "../../src/content/diagnostics/catalog/copy.ts";
import { disk } from "../../src/content/diagnostics/catalog/disk.ts";
import { formatting } from "../../src/content/diagnostics/catalog/formatting.ts";
import { forms } from "../../src/content/diagnostics/catalog/forms.ts";
import { languages } from "../../src/content/diagnostics/catalog/languages.ts";
import { media } from "../../src/content/diagnostics/catalog/media.ts";
import { release } from "../../src/content/diagnostics/catalog/release.ts";
import { shape } from "../../src/content/diagnostics/catalog/shape.ts";
import { siblings } from "../../src/content/diagnostics/catalog/siblings.ts";
import { syntax } from "../../src/content/diagnostics/catalog/syntax.ts";
import type { DiagnosticId } from "../../src/content/diagnostics/problem.ts";
import { compileFiles } from "../content/base.ts";
import { fixtures } from "../content/fixtures/all.ts";

/** The last chapter has the problems of all files in the catalog that no other chapter names. */
const chapters: readonly [heading: string, problems: object][] = [
  ["A file that can't be read", disk],
  ["A file that isn't JSON", syntax],
  ["Fields and their values", shape],
  ["Phone numbers, addresses and hours", contact],
  ["Pictures, videos and documents", media],
  ["Forms", forms],
  ["Markdown", formatting],
  ["Languages", { ...languages, ...siblings }],
  ["Texts that could be better", copy],
  ["Before the site goes live", release],
  ["Names, pages and links", catalog],
];

const intro = `<!-- Written from the check's own examples by \`npm run reference\`. Don't edit. -->

# What the check reports

Every problem that \`npm run check\` knows, by its id. The id comes after the file and the line in each message, and is the
title of an annotation on GitHub. Ids never change.

An **error** keeps the site from being built: visitors see the old site until it is fixed. A **warning** doesn't. The
examples are from one small site. Each says where the problem is and what is wrong, marks it, and says what to do. Your
message has the names of your files, and its advice is for your text.
`;

/** @returns the Markdown that content/reference/problems.md should have now */
export async function problemsText(): Promise<string> {
  const left = new Set(Object.keys(catalog) as DiagnosticId[]);
  const found = chapters.map(([heading, problems]) => {
    const ids = [...left].filter((id) => id in problems).sort();
    for (const id of ids) left.delete(id);
    return { heading, ids };
  });
  const contents = found.map(({ heading, ids }) => {
    return `- ${heading}: ${ids.map((id) => `[${id}](#${id})`).join(", ")}`;
  });
  const parts = [intro, `${contents.join("\n")}\n`];
  for (const { heading, ids } of found) {
    parts.push(`## ${heading}\n`);
    for (const id of ids) parts.push(await sectionOf(id));
  }
  return parts.join("\n");
}

async function sectionOf(id: DiagnosticId): Promise<string> {
  const example = await readFile(`tests/content/fixtures/${id}.txt`, "utf8");
  const kind = catalog[id].severity === "error" ? "An error" : "A warning";
  const fix = isFixed(id) ? ", which `npm run check -- --fix` fixes here" : "";
  return `### ${id}\n\n${kind}${fix}.\n\n\`\`\`text\n${example}\`\`\`\n`;
}

/** True if the check fixes the example by itself. */
function isFixed(id: DiagnosticId): boolean {
  const fixture = fixtures[id];
  if (!fixture) return false;
  const { files, ...beside } = fixture;
  return compileFiles(files, beside).fixes.some(({ fixedProblem }) => fixedProblem === id);
}
