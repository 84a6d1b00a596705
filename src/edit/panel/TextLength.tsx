// Below a text with a limit: how long it is, while the author types in it.
import type { ReactElement } from "react";
import { snippetLimits } from "../../content/check/search-snippet.ts";
import type { Path } from "../../content/model/path.ts";
import { siteFile } from "../../content/model/input.ts";
import { fillFacts, soleFact } from "../../content/resolve/facts.ts";
import type { Schema } from "../../content/schema/read-schema.ts";
import { factsIn } from "../model/read-facts.ts";
import { useFiles } from "../screen/use-session.ts";
import { usePanel } from "../screen/panel-context.ts";
import { t } from "../../words/t.ts";

interface TextLengthProps {
  schema: Schema;
  path: Path;
  value: unknown;
}

export function TextLength({ schema, path, value }: TextLengthProps): ReactElement | null {
  const files = useFiles();
  const { file } = usePanel();
  const written = typeof value === "string" ? value : "";
  const [field] = path;
  const isForSearch =
    file !== siteFile && path.length === 1 && (field === "title" || field === "description");
  // What search results show has no facts in it; the file does.
  const text = isForSearch ? fillFacts(written, factsIn(files)).text : written;
  const limit = isForSearch ? snippetLimits[field] : schema.maxLength;
  // What is typed into a fact is the fact's own text, with its own limit.
  if (limit === undefined || soleFact(text) !== undefined) return null;
  const length = [...text].length;
  const left = limit - length;
  // Only when it begins to matter: a long text far from its limit needs no number.
  if (limit > longestCounted && left > limit / 4) return null;
  return (
    <p className="text-length" data-over={left < 0 || undefined}>
      <span aria-hidden="true">{t`${length} of ${limit}`}</span>
      <span role="status" className="only-heard">
        {wordsFor(left, limit)}
      </span>
    </p>
  );
}

/** In characters: the limit of the longest texts that are counted from their first letter. */
const longestCounted = 200;

/** In characters: how near the limit is announced. */
const near = 10;

/** Changes only where it becomes another matter, so that a screen reader doesn't count along. */
function wordsFor(left: number, limit: number): string {
  if (left < 0) return t`Longer than ${limit} characters.`;
  if (left === 0) return t`No characters left.`;
  return left <= near ? t`${near} characters left or fewer.` : "";
}
