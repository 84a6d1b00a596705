// Every change, page by page, each to be taken back alone, or with what it can't do without.
import { useMemo, type ReactElement, type ReactNode } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import type { Files } from "../../model/history.ts";
import type { Place } from "../../model/location.ts";
import type { Session } from "../../session/session.ts";
import { BelongTogether } from "./RevertTogether.tsx";
import { ChangeRow } from "./ChangeRow.tsx";
import { byPage, type PageChanges } from "../../operations/changes/changes-as-text.ts";
import { picturesOf, type Pictures } from "../../operations/changes/change-pictures.ts";
import { usePlaceInList } from "./use-list-focus.ts";
import { useTakingBack, type ToTakeBack } from "./use-revert.ts";

interface ChangeListProps {
  session: Session;
  /** The files as they are published. */
  before: Files;
  differences: readonly Difference[];
  onPlace: (place: Place) => void;
}

export function ChangeList(props: ChangeListProps): ReactElement {
  const { session, before, differences, onPlace } = props;
  const [list, stayAt] = usePlaceInList(differences);
  const { told, takeBack, takeBackAll, askedOf, agree, leave } = useTakingBack(
    session,
    before,
    stayAt,
  );
  const { files } = session.state().history;
  const { media } = session.beside;
  const pictures = useMemo(
    () => picturesOf(differences, before, files, media),
    [differences, before, files, media],
  );
  const question = (of: ToTakeBack): ReactNode => {
    const together = askedOf(of);
    return together && <BelongTogether together={together} onBack={agree} onLeave={leave} />;
  };
  return (
    <div ref={list}>
      {byPage(differences).map((group) => (
        <PageView
          key={group.file}
          group={group}
          pictures={pictures}
          question={question}
          onBack={takeBack}
          onAllBack={() => takeBackAll(group)}
          onPlace={onPlace}
        />
      ))}
      <p role="status" className="quiet taken-back" tabIndex={-1}>
        {told}
      </p>
    </div>
  );
}

interface PageViewProps {
  group: PageChanges;
  pictures: ReadonlyMap<Difference, Pictures>;
  question: (of: ToTakeBack) => ReactNode;
  onBack: (difference: Difference) => void;
  onAllBack: () => void;
  onPlace: (place: Place) => void;
}

function PageView(props: PageViewProps): ReactElement {
  const { group, pictures, question, onBack, onAllBack, onPlace } = props;
  const { page, file, differences } = group;
  const isBackHere = page !== "Media";
  return (
    <section className="changes" aria-label={page}>
      <div className="changes-head">
        <h3>
          {page} {isBackHere && <small>{file}</small>}
        </h3>
        {isBackHere && differences.length > 1 && (
          <button
            type="button"
            aria-label={`Undo all changes: ${page}`}
            onClick={({ detail }) => detail < 2 && onAllBack()}
          >
            Undo all changes
          </button>
        )}
      </div>
      {question(file)}
      <ul className="items">
        {differences.map((each, index) => (
          <ChangeRow
            key={index}
            difference={each}
            pictures={pictures.get(each)}
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
