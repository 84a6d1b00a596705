// Replaces or removes the words that were found: shows each change first, and lets the author leave some out.
import { useEffect, useId, useMemo, useRef, useState, type ReactElement } from "react";
import { cutAfter, cutBefore } from "../../../content/text/cut.ts";
import { factTitle } from "../../../words/fact-title.ts";
import { counted } from "../../../words/counted.ts";
import type { Files } from "../../model/history.ts";
import { locationKey } from "../../model/location.ts";
import { patternOf } from "../../operations/find-pattern.ts";
import { isPartOfWord, type Find } from "../../operations/find-words.ts";
import { fileTitle, pathNames } from "../../operations/references/location-name.ts";
import { hitsIn, replacements, type Hit } from "../../operations/replace-words.ts";
import { replaceSameWords } from "../../operations/same-words.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useSession } from "../../screen/use-session.ts";
import { maxAfter, maxBefore } from "./shown-length.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import { t } from "../../../words/t.ts";

interface ReplaceListProps {
  files: Files;
  query: string;
  /** Whether only whole words are replaced. */
  isWhole?: boolean;
  finds: readonly Find[];
}

export function ReplaceList({ files, query, isWhole, finds }: ReplaceListProps): ReactElement {
  const session = useSession();
  const { vocabulary } = session;
  const { say } = useEditing();
  const [words, setWords] = useState("");
  const [left, setLeft] = useUnticked(query, finds);
  const [done, setDone] = useState("");
  const all = useMemo(
    () => replacements(vocabulary, files, finds, query, words, isWhole),
    [vocabulary, files, finds, query, words, isWhole],
  );
  const chosen = [...all].flatMap(([key, each]) => (left.has(key) ? [] : [each]));
  const replace = () => {
    session.endStep();
    session.apply(replaceSameWords(vocabulary, files, chosen));
    // The new words may contain the old ones, as Smithson does: replaced again, they would be Smithsonson.
    if (patternOf(query, "iu", isWhole)?.test(words))
      setLeft([...left, ...chosen.map(locationKey)]);
    const message = messageOf(chosen.length, words);
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
        {finds.map((find) => (
          <ReplacedText
            key={locationKey(find)}
            files={files}
            find={find}
            hits={
              all.get(locationKey(find))?.hits ??
              hitsIn(vocabulary, files, find, query, words, isWhole)
            }
            isChosen={!left.has(locationKey(find))}
            onChosen={(isChosen) => {
              const key = locationKey(find);
              const others = [...left].filter((each) => each !== key);
              setLeft(isChosen ? others : [...others, key]);
            }}
          />
        ))}
      </ul>
    </form>
  );
}

interface ReplacedTextProps {
  files: Files;
  find: Find;
  hits: readonly Hit[];
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
}

/** One text, with a checkbox to leave it out and every place in it that has the words. */
function ReplacedText({ files, find, hits, isChosen, onChosen }: ReplacedTextProps) {
  const first = hits.find(({ becomes }) => becomes !== undefined);
  const shown = first ?? hits[0] ?? { ...find, becomes: undefined, stays: undefined };
  const replaced = hits.filter(({ becomes }) => becomes !== undefined).length;
  return (
    <li>
      <label className="replacement">
        <input
          type="checkbox"
          checked={first !== undefined && isChosen}
          disabled={!first}
          onChange={({ target }) => onChosen(target.checked)}
        />
        <Shown files={files} find={find} hit={shown} more={replaced - 1} />
      </label>
      <OtherHits hits={hits.filter((each) => each !== shown)} />
    </li>
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
      <label htmlFor={id}>{t`Replace with`}</label>
      <input id={id} ref={field} value={words} onChange={({ target }) => onWords(target.value)} />
    </>
  );
}

function messageOf(chosen: number, words: string): string {
  const texts = counted(chosen, "text");
  return words === ""
    ? t`Removed from ${texts}. Undo brings the old words back.`
    : t`Replaced in ${texts}. Undo brings the old words back.`;
}

function labelOf(chosen: number, words: string): string {
  if (chosen === 0) return t`Replace`;
  const texts = counted(chosen, "text");
  return words === "" ? t`Remove from ${texts}` : t`Replace in ${texts}`;
}

interface ShownProps {
  files: Files;
  find: Find;
  hit: Hit;
  /** How many more are replaced in this text. */
  more: number;
}

/** Why the words can't be replaced here, and what to do. */
function obstacle(stays: Hit["stays"]): string {
  if (stays?.as === "address") return t`They are part of an address. Change them on the page.`;
  return stays?.as === "fact" && stays.name !== undefined
    ? t`The fact “${factTitle(stays.name)}” is part of these words. Change them on the page.`
    : t`A fact or formatting is part of these words. Change them on the page.`;
}

/** The old and the new words among those around them, and where they are. */
function Shown({ files, find, hit, more }: ShownProps): ReactElement {
  const vocabulary = useVocabulary();
  const where = [fileTitle(files, find.file), ...pathNames(vocabulary, files, find)].join(" › ");
  const notes = [
    where,
    isPartOfWord({ ...find, ...hit }) && t`part of a word`,
    more > 0 && t`and ${more} more in this text`,
  ];
  return (
    <span>
      <ShownHit hit={hit} />{" "}
      <small>
        {notes.filter(Boolean).join(", ")}
        {hit.becomes === undefined && `. ${obstacle(hit.stays)}`}
      </small>
    </span>
  );
}

function ShownHit({ hit: { before, found, after, becomes } }: { hit: Hit }): ReactElement {
  return (
    <>
      {cutBefore(before, maxBefore)}
      {becomes === undefined ? <mark>{found}</mark> : <del>{found}</del>}
      {becomes !== undefined && <ins>{becomes}</ins>}
      {cutAfter(after, maxAfter)}
    </>
  );
}

/** The other places in the same text, which are replaced with the first one or stay. */
function OtherHits({ hits }: { hits: readonly Hit[] }): ReactElement | false {
  return (
    hits.length > 0 && (
      <ul className="other-hits">
        {hits.map((hit) => (
          <li key={hit.before.length}>
            <ShownHit hit={hit} />
            {hit.becomes === undefined && <small> {obstacle(hit.stays)}</small>}
          </li>
        ))}
      </ul>
    )
  );
}
