// The Find text dialog: lists every text on the site that contains the words, with a link to it.
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ReactElement, RefObject } from "react";
import { cutAfter, cutBefore } from "../../../content/text/cut.ts";
import { siteFile } from "../../../content/model/input.ts";
import { groupBy } from "../../../content/model/group.ts";
import { counted } from "../../../words/counted.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Files } from "../../model/history.ts";
import { locationKey } from "../../model/location.ts";
import { fileTitle, pathNames } from "../../operations/references/location-name.ts";
import { TickField } from "../../ui/TickField.tsx";
import { ReplaceList } from "./ReplaceList.tsx";
import { maxAfter, maxBefore } from "./shown-length.ts";
import { findWords, patternInSource, siteTexts, type Find } from "../../operations/find-words.ts";
import { usePages } from "../../screen/use-pages.ts";
import { useFiles } from "../../screen/use-session.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import { t } from "../../../words/t.ts";

interface FindDialogProps {
  query: string;
  onQuery: (query: string) => void;
  /** Whether only whole words are found. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  /** @param words finds the words in the source of the text */
  onSelect: (find: Find, words: RegExp) => void;
  onClose: () => void;
}

/** The number of results to draw at a time. */
const shownAtOnce = 100;

export function FindDialog(props: FindDialogProps): ReactElement {
  const vocabulary = useVocabulary();
  const files = useFiles();
  const pages = usePages();
  const { query, onQuery, isWhole, onWhole, onSelect, onClose } = props;
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Selects the last query, so that typing replaces it.
  useEffect(() => search.current?.select(), []);
  const shownFor = useDeferredValue(query);
  const texts = useMemo(() => {
    const order = [...pages.map(({ name }) => `${name}.json`), siteFile];
    return siteTexts(vocabulary, files, order);
  }, [vocabulary, files, pages]);
  const found = useMemo(() => findWords(texts, shownFor, isWhole), [texts, shownFor, isWhole]);
  const written = useMemo(
    () => findWords(texts, shownFor, isWhole, "as typed"),
    [texts, shownFor, isWhole],
  );
  return (
    <Dialog title={t`Find text`} onClose={onClose}>
      <form
        role="search"
        className="find-form"
        onSubmit={(event) => {
          event.preventDefault();
          list.current?.querySelector("button")?.focus();
        }}
      >
        <div className="chooser-head">
          <label htmlFor={id}>{t`Text to find`}</label>
          <input
            id={id}
            ref={search}
            value={query}
            onChange={({ target }) => onQuery(target.value)}
          />
        </div>
        <TickField label={t`Whole words`} isTicked={isWhole} onTick={onWhole} />
      </form>
      <p role="status" className="quiet">
        {summaryOf(found.length, shownFor)}
      </p>
      <FindResults
        files={files}
        query={shownFor}
        isWhole={isWhole}
        found={found}
        written={written}
        list={list}
        onSelect={onSelect}
      />
    </Dialog>
  );
}

interface FindResultsProps extends Pick<FindDialogProps, "isWhole" | "onSelect"> {
  files: Files;
  query: string;
  found: readonly Find[];
  /** The texts that have the words as they are typed. */
  written: readonly Find[];
  list: RefObject<HTMLDivElement | null>;
}

function FindResults(props: FindResultsProps): ReactElement {
  const { files, query, isWhole, found, written, list, onSelect } = props;
  // Starts again with another query.
  const [shown, setShown] = useState({ query, most: shownAtOnce });
  const most = shown.query === query ? shown.most : shownAtOnce;
  const [isReplacing, setReplacing] = useState(false);
  const finds = found.slice(0, most);
  const replaceable = written.slice(0, most);
  return (
    <>
      {(replaceable.length > 0 || isReplacing) && (
        <button
          type="button"
          aria-expanded={isReplacing}
          onClick={() => setReplacing(!isReplacing)}
        >{t`Replace…`}</button>
      )}
      {isReplacing && (
        <ReplaceList files={files} query={query} isWhole={isWhole} finds={replaceable} />
      )}
      <div ref={list}>
        {(!isReplacing || replaceable.length === 0) && (
          <Finds files={files} isWhole={isWhole} finds={finds} onSelect={onSelect} />
        )}
      </div>
      {found.length > most && (
        <button
          type="button"
          className="more"
          onClick={() => setShown({ query, most: most + shownAtOnce })}
        >{t`Show more`}</button>
      )}
    </>
  );
}

interface FindsProps {
  files: Files;
  isWhole: boolean;
  finds: readonly Find[];
  onSelect: FindDialogProps["onSelect"];
}

/** The results, grouped by page. */
function Finds({ files, isWhole, finds, onSelect }: FindsProps): ReactElement[] {
  const vocabulary = useVocabulary();
  return [...groupBy(finds, ({ file }) => file)].map(([file, own]) => (
    <section key={file} className="finds">
      <h3>{fileTitle(files, file)}</h3>
      <ul className="items">
        {own.map((find) => (
          <li key={locationKey(find)}>
            <button
              type="button"
              className="list-button"
              onClick={() => onSelect(find, patternInSource(find.found, isWhole))}
            >
              {cutBefore(find.before, maxBefore)}
              <mark>{find.found}</mark>
              {cutAfter(find.after, maxAfter)}{" "}
              <small>{pathNames(vocabulary, files, find).join(" › ")}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function summaryOf(found: number, query: string): string {
  if (query.trim() === "")
    return t`Searches everything visitors read, including page titles, descriptions, and forms.`;
  if (found === 0) return t`No text contains “${query.trim()}”.`;
  return t`${counted(found, "text")} with “${query.trim()}”`;
}
