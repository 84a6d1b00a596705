// Every change, page by page: what was there, what is there now, and a button that takes it back.
import { useRef, useState, type ReactElement } from "react";
import type { Difference, Piece } from "../../content/compare/difference.ts";
import type { Deed, Files } from "../history.ts";
import type { Place } from "../place.ts";
import type { Session } from "../session.ts";
import { byPage, called, type PageChanges } from "./in-words.ts";
import { isMedia, takeBack, takeBackFile } from "./take-back.ts";

interface ChangeListProps {
  session: Session;
  /** The files as they are published. */
  before: Files;
  differences: readonly Difference[];
  onPlace: (place: Place) => void;
}

export function ChangeList({
  session,
  before,
  differences,
  onPlace,
}: ChangeListProps): ReactElement {
  const [told, setTold] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const make = (deeds: Deed[] | undefined, what: string) => {
    if (deeds) session.make(deeds);
    // The button that was pressed is gone with its change.
    if (deeds) status.current?.focus();
    setTold(
      deeds
        ? `Taken back: ${what}. Undo brings it again.`
        : `${what} can't be taken back alone, as what is around it has changed too. Take back the whole page.`,
    );
  };
  return (
    <>
      <p role="status" className="quiet" ref={status} tabIndex={-1}>
        {told}
      </p>
      {byPage(differences).map((group) => (
        <PageView
          key={group.file}
          group={group}
          onBack={(each) =>
            make(takeBack(each, before, session.state().history.files), called(each))
          }
          onAllBack={() => make(takeBackFile(group.differences, before), group.page)}
          onPlace={onPlace}
        />
      ))}
    </>
  );
}

interface PageViewProps {
  group: PageChanges;
  onBack: (difference: Difference) => void;
  onAllBack: () => void;
  onPlace: (place: Place) => void;
}

function PageView({ group, onBack, onAllBack, onPlace }: PageViewProps): ReactElement {
  const { page, file, differences } = group;
  return (
    <section className="changes" aria-label={page}>
      <div className="changes-head">
        <h3>
          {page} {!isMedia(file) && page !== "Media" && <small>{file}</small>}
        </h3>
        {page !== "Media" && differences.length > 1 && (
          <button type="button" aria-label={`Take back all: ${page}`} onClick={onAllBack}>
            Take back all
          </button>
        )}
      </div>
      <ul className="items">
        {differences.map((each, index) => (
          <li key={index} className="change">
            <p className="change-head">
              {canBeShown(each) ? (
                <button
                  type="button"
                  className="way"
                  onClick={() => onPlace({ file: each.file, path: each.path })}
                >
                  {called(each)}
                </button>
              ) : (
                called(each)
              )}
            </p>
            <Side name="Before" pieces={each.before} as="del" />
            <Side name="Now" pieces={each.after} as="ins" />
            {page !== "Media" && (
              <button
                type="button"
                aria-label={`Take back: ${called(each)}`}
                onClick={() => onBack(each)}
              >
                Take back
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is gone, and a file as a whole, has no place any more. */
function canBeShown({ did, path }: Difference): boolean {
  return did !== "removed" && path.length > 0;
}

interface SideProps {
  name: string;
  pieces: readonly Piece[];
  as: "del" | "ins";
}

function Side({ name, pieces, as: Changed }: SideProps): ReactElement | null {
  if (pieces.length === 0) return null;
  return (
    <p className="side" data-side={name}>
      <small>{name}</small>{" "}
      <span>
        {pieces.map(({ text, isChanged }, index) =>
          isChanged ? <Changed key={index}>{text}</Changed> : <span key={index}>{text}</span>,
        )}
      </span>
    </p>
  );
}
