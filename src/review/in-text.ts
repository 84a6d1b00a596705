// Describes a change as text for a terminal.
import { differenceTitle, textOf } from "../content/compare/difference-text.ts";
import type { Difference, Piece } from "../content/compare/difference.ts";
import { groupBy } from "../content/model/group.ts";
import { count } from "../content/text/count.ts";
import { visible } from "../content/text/invisible.ts";
import { engineInWords } from "./engine-words.ts";
import { mostRows, type Review } from "./review.ts";

/** The changes file by file, then the pages that look different and the number of problems. */
export function reviewInText(review: Review): string {
  const { against, differences, findings, pages, engine, look } = review;
  const shown = differences.slice(0, mostRows);
  const more = count(differences.length - shown.length, "more change");
  const files = [...groupBy(shown, ({ file }) => file)].map(([file, own]) =>
    [inLine(`${own[0]?.page} (${file})`), ...own.flatMap(lines)].join("\n"),
  );
  const amount = count(findings.inChange.length + findings.elsewhere.length, "problem");
  const end = [
    pages &&
      `Pages that look different: ${pages.map(({ title }) => inLine(title)).join(", ") || "none"}.`,
    engine && inLine(engineInWords(engine)),
    amount && `The check found ${amount}: npm run check`,
    look && `See the site with this change, before it is published: ${look}`,
  ];
  const nothing = differences.length === 0 ? ["No changes in the content."] : [];
  return [`Compared with ${against}:`, ...nothing, ...files, more, end.filter(Boolean).join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

function lines(difference: Difference): string[] {
  return [
    `  ${inLine(differenceTitle(difference))}`,
    ...side("before", difference.before),
    ...side("after ", difference.after),
  ];
}

function side(name: string, pieces: readonly Piece[]): string[] {
  const text = textOf(pieces);
  return text === "" ? [] : [`    ${name}  ${inLine(text)}`];
}

function inLine(text: string): string {
  return visible(text.replaceAll(/\s*\n\s*/g, " "));
}
