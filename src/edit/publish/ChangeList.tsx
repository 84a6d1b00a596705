// Every change, page by page, each to be taken back alone, or with what it can't do without.
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import type { Difference } from "../../content/compare/difference.ts";
import { createCheck } from "../check.ts";
import type { Deed, Files } from "../history.ts";
import type { Place } from "../place.ts";
import type { Session } from "../session.ts";
import { BelongTogether } from "./BelongTogether.tsx";
import { ChangeRow } from "./ChangeRow.tsx";
import { byPage, called, type PageChanges } from "./in-words.ts";
import { isMedia, takeBack, takeBackFile } from "./take-back.ts";
import { takeBackTogether, type Together } from "./take-back-together.ts";

interface ChangeListProps {
  session: Session;
  /** The files as they are published. */
  before: Files;
  differences: readonly Difference[];
  onPlace: (place: Place) => void;
}

/** What was to be taken back, and can't be alone. */
interface Asked {
  /** A change, or all of a file. */
  of: Difference | string;
  what: string;
  together: Together;
  /** The files that it was asked of. */
  now: Files;
}

export function ChangeList(props: ChangeListProps): ReactElement {
  const { session, before, differences, onPlace } = props;
  const [told, setTold] = useState("");
  const [asked, setAsked] = useState<Asked>();
  const [check] = useState(createCheck);
  const [list, stayAt] = usePlaceInList(differences);
  const make = (deeds: readonly Deed[], what: string, of: Asked["of"]) => {
    stayAt(of);
    session.make(deeds);
    setAsked(undefined);
    setTold(`Taken back: ${what}. Undo brings it again.`);
  };
  const plan = (deeds: readonly Deed[] | undefined, what: string, of: Asked["of"]) => {
    if (!deeds)
      return setTold(
        `${what} can't be taken back alone, as what is around it has changed too. Take back the whole page.`,
      );
    const { folder, beside } = session;
    const diagnosticsOf = (files: Files) =>
      check({ folder, files, mailOrigin: "", ...beside }).diagnostics;
    const now = session.state().history.files;
    const together = takeBackTogether(deeds, { before, now, diagnosticsOf });
    if (together.problems.length === 0) return make(deeds, what, of);
    setTold("");
    return setAsked({ of, what, together, now });
  };
  const question = (of: Asked["of"]): ReactNode =>
    asked?.of === of &&
    asked.now === session.state().history.files && (
      <BelongTogether
        together={asked.together}
        onBack={() => make(asked.together.deeds, asked.what, of)}
        onLeave={() => {
          stayAt(of);
          setAsked(undefined);
        }}
      />
    );
  return (
    <div ref={list}>
      {byPage(differences).map((group) => (
        <PageView
          key={group.file}
          group={group}
          question={question}
          onBack={(each) =>
            plan(takeBack(each, before, session.state().history.files), called(each), each)
          }
          onAllBack={() => plan(takeBackFile(group.differences, before), group.page, group.file)}
          onPlace={onPlace}
        />
      ))}
      <p role="status" className="quiet taken-back" tabIndex={-1}>
        {told}
      </p>
    </div>
  );
}

/** The button that was pressed goes with its change: the focus goes to what stands there then, and nothing scrolls. */
function usePlaceInList(differences: readonly Difference[]) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  const ordered = byPage(differences).flatMap((group) => group.differences);
  const stayAt = (of: Difference | string) => {
    place.current = ordered.findIndex((each) => each === of || each.file === of);
  };
  useLayoutEffect(() => {
    if (place.current === undefined) return;
    const rows = list.current?.querySelectorAll<HTMLElement>(".change") ?? [];
    const row = rows[Math.min(Math.max(place.current, 0), rows.length - 1)];
    const next = row ?? list.current?.querySelector<HTMLElement>(".taken-back");
    next?.focus({ preventScroll: true });
    place.current = undefined;
  });
  return [list, stayAt] as const;
}

interface PageViewProps {
  group: PageChanges;
  question: (of: Asked["of"]) => ReactNode;
  onBack: (difference: Difference) => void;
  onAllBack: () => void;
  onPlace: (place: Place) => void;
}

function PageView({ group, question, onBack, onAllBack, onPlace }: PageViewProps): ReactElement {
  const { page, file, differences } = group;
  const isBackHere = page !== "Media";
  return (
    <section className="changes" aria-label={page}>
      <div className="changes-head">
        <h3>
          {page} {!isMedia(file) && isBackHere && <small>{file}</small>}
        </h3>
        {isBackHere && differences.length > 1 && (
          <button
            type="button"
            aria-label={`Take back all: ${page}`}
            onClick={({ detail }) => detail < 2 && onAllBack()}
          >
            Take back all
          </button>
        )}
      </div>
      {question(file)}
      <ul className="items">
        {differences.map((each, index) => (
          <ChangeRow
            key={index}
            difference={each}
            onBack={isBackHere ? () => onBack(each) : undefined}
            onPlace={onPlace}
          >
            {question(each)}
          </ChangeRow>
        ))}
      </ul>
    </section>
  );
}
