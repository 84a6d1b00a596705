// Words found on all pages: each text that has them, by what people call its place, leads there.
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ReactElement } from "react";
import { cutAfter, cutBefore } from "../../../content/compare/words.ts";
import { groupBy } from "../../../content/model/group.ts";
import { count } from "../../../content/report/text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Files } from "../../model/history.ts";
import { attributeOf, type Place } from "../../model/location.ts";
import { calledFile, namesTo } from "../../operations/references/location-name.ts";
import { findWords, siteTexts, type Find } from "../../operations/find-words.ts";

interface FindDialogProps {
  files: Files;
  /** The files in the order of the site. */
  order: readonly string[];
  sought: string;
  onSought: (sought: string) => void;
  onSelect: (place: Place) => void;
  onClose: () => void;
}

/** So many are drawn at once. */
const shownAtOnce = 100;

export function FindDialog(props: FindDialogProps): ReactElement {
  const { files, order, sought, onSought, onSelect, onClose } = props;
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(shownAtOnce);
  // The window is open by then; what was sought last is there to be typed over.
  useEffect(() => search.current?.select(), []);
  const shownFor = useDeferredValue(sought);
  const texts = useMemo(() => siteTexts(files, order), [files, order]);
  const found = useMemo(() => findWords(texts, shownFor), [texts, shownFor]);
  return (
    <Dialog title="Find in the site" onClose={onClose}>
      <form
        role="search"
        className="find-form"
        onSubmit={(event) => {
          event.preventDefault();
          list.current?.querySelector("button")?.focus();
        }}
      >
        <div className="chooser-head">
          <label htmlFor={id}>Words, as visitors read them</label>
          <input
            id={id}
            ref={search}
            value={sought}
            onChange={({ target }) => {
              onSought(target.value);
              setMost(shownAtOnce);
            }}
          />
        </div>
      </form>
      <p role="status" className="quiet">
        {told(found.length, shownFor)}
      </p>
      <div ref={list}>
        <Finds files={files} finds={found.slice(0, most)} onSelect={onSelect} />
      </div>
      {found.length > most && (
        <button type="button" className="more" onClick={() => setMost(most + shownAtOnce)}>
          Show more
        </button>
      )}
    </Dialog>
  );
}

interface FindsProps {
  files: Files;
  finds: readonly Find[];
  onSelect: (place: Place) => void;
}

/** By their pages. */
function Finds({ files, finds, onSelect }: FindsProps): ReactElement[] {
  return [...groupBy(finds, ({ file }) => file)].map(([file, own]) => (
    <section key={file} className="finds">
      <h3>{calledFile(files, file)}</h3>
      <ul className="items">
        {own.map(({ before, found, after, ...place }) => (
          <li key={attributeOf(place)}>
            <button type="button" className="list-button" onClick={() => onSelect(place)}>
              {cutBefore(before, mostBefore)}
              <mark>{found}</mark>
              {cutAfter(after, mostAfter)} <small>{namesTo(files, place).join(" › ")}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** In characters: so much of what stands before the words, and after them, is shown. */
const mostBefore = 40;
const mostAfter = 80;

function told(found: number, sought: string): string {
  if (sought.trim() === "") return "Titles, descriptions and what forms say are searched, too.";
  if (found === 0) return `No text has “${sought.trim()}”.`;
  return `${count(found, "text")} with “${sought.trim()}”`;
}
