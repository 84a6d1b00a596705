// Replaces or removes the words that were found: shows each change first, and lets the author leave some out.
import { useEffect, useId, useMemo, useRef, useState, type ReactElement } from "react";
import { cutAfter, cutBefore } from "../../../content/compare/words.ts";
import { factTitle } from "../../../content/model/fact-title.ts";
import { count } from "../../../content/report/diagnostic-text.ts";
import type { Files } from "../../model/history.ts";
import { locationKey } from "../../model/location.ts";
import { isPartOfWord, patternOf, type Find } from "../../operations/find-words.ts";
import { fileTitle, pathNames } from "../../operations/references/location-name.ts";
import {
  factAround,
  replacements,
  withCaseOf,
  type Replacement,
} from "../../operations/replace-words.ts";
import { replaceSameWords } from "../../operations/same-words.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useSession } from "../../screen/use-session.ts";
import { maxAfter, maxBefore } from "./shown-length.ts";

interface ReplaceListProps {
  files: Files;
  query: string;
  finds: readonly Find[];
}

export function ReplaceList({ files, query, finds }: ReplaceListProps): ReactElement {
  const { session } = useSession();
  const { say } = useEditing();
  const [words, setWords] = useState("");
  const [left, setLeft] = useUnticked(query, finds);
  const [done, setDone] = useState("");
  const all = useMemo(() => replacements(files, finds, query, words), [files, finds, query, words]);
  const chosen = [...all].flatMap(([key, each]) => (left.has(key) ? [] : [each]));
  const replace = () => {
    session.endStep();
    session.apply(replaceSameWords(files, chosen));
    // The new words may contain the old ones, as Smithson does: replaced again, they would be Smithsonson.
    if (patternOf(query, "iu")?.test(words)) setLeft([...left, ...chosen.map(locationKey)]);
    const texts = count(chosen.length, "text");
    const did = words === "" ? `Removed from ${texts}` : `Replaced in ${texts}`;
    const message = `${did}. Undo brings the old words back.`;
    say(message);
    setDone(message);
  };
  return (
    <form
      className="replace-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) replace();
      }}
    >
      <div className="chooser-head">
        <WordsField words={words} onWords={setWords} />
        <button type="submit" className="primary" disabled={chosen.length === 0}>
          {labelOf(chosen.length, words)}
        </button>
      </div>
      <p role="status">{done}</p>
      <ul className="items">
        {finds.map((find) => {
          const key = locationKey(find);
          const replacement = all.get(key);
          return (
            <li key={key}>
              <label className="replacement">
                <input
                  type="checkbox"
                  checked={replacement !== undefined && !left.has(key)}
                  disabled={!replacement}
                  onChange={({ target }) => {
                    const others = [...left].filter((each) => each !== key);
                    setLeft(target.checked ? others : [...others, key]);
                  }}
                />
                <Shown files={files} find={find} replacement={replacement} words={words} />
              </label>
            </li>
          );
        })}
      </ul>
    </form>
  );
}

/** The texts that are left as they are: at first, those where only a part of a word would be replaced. */
function useUnticked(query: string, finds: readonly Find[]) {
  const [unticked, setUnticked] = useState<{ query: string; keys: ReadonlySet<string> }>();
  const parts = useMemo(() => new Set(finds.filter(isPartOfWord).map(locationKey)), [finds]);
  const left = unticked?.query === query ? unticked.keys : parts;
  const setLeft = (keys: Iterable<string>) => setUnticked({ query, keys: new Set(keys) });
  return [left, setLeft] as const;
}

interface WordsFieldProps {
  words: string;
  onWords: (words: string) => void;
}

/** Has the focus at first: the author came to type. */
function WordsField({ words, onWords }: WordsFieldProps): ReactElement {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <label htmlFor={id}>Replace with</label>
      <input id={id} ref={field} value={words} onChange={({ target }) => onWords(target.value)} />
    </>
  );
}

function labelOf(chosen: number, words: string): string {
  if (chosen === 0) return "Replace";
  const texts = count(chosen, "text");
  return words === "" ? `Remove from ${texts}` : `Replace in ${texts}`;
}

interface ShownProps {
  files: Files;
  find: Find;
  replacement: Replacement | undefined;
  words: string;
}

/** The match, with a space beside it that is removed with it. */
function withSpace({ before, found, after }: Find, replacement: Replacement | undefined) {
  if (replacement?.space === "before" && before.endsWith(" "))
    return { before: before.slice(0, -1), found: ` ${found}`, after };
  if (replacement?.space === "after" && after.startsWith(" "))
    return { before, found: `${found} `, after: after.slice(1) };
  return { before, found, after };
}

/** Why the words can't be replaced here, and what to do. */
function obstacle(files: Files, find: Find): string {
  const fact = factAround(files, find);
  return fact === undefined
    ? "A fact or formatting is part of these words. Change them on the page."
    : `The fact “${factTitle(fact)}” is part of these words. Change them on the page.`;
}

/** The old and the new words among those around them, and where they are. */
function Shown({ files, find, replacement, words }: ShownProps): ReactElement {
  const { before, found, after } = withSpace(find, replacement);
  const more = (replacement?.count ?? 1) - 1;
  const where = [fileTitle(files, find.file), ...pathNames(files, find)].join(" › ");
  return (
    <span>
      {cutBefore(before, maxBefore)}
      {replacement ? <del>{found}</del> : found}
      {replacement && <ins>{withCaseOf(found, words)}</ins>}
      {cutAfter(after, maxAfter)}{" "}
      <small>
        {where}
        {isPartOfWord(find) && ", part of a word"}
        {more > 0 && `, and ${more} more in this text`}
        {!replacement && `. ${obstacle(files, find)}`}
      </small>
    </span>
  );
}
