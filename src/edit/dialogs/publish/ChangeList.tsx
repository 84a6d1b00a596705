// Lists all changes by page, with a button to undo each of them.
import { useMemo, type ReactElement, type ReactNode } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { useSession } from "../../screen/use-session.ts";
import { RevertTogether } from "./RevertTogether.tsx";
import { ChangeRow } from "./ChangeRow.tsx";
import {
  groupByPage,
  mediaGroup,
  type PageChanges,
} from "../../operations/changes/changes-as-text.ts";
import { changePictures, type Pictures } from "../../operations/changes/change-pictures.ts";
import { useListFocus } from "./use-list-focus.ts";
import { useRevert, type RevertTarget } from "./use-revert.ts";

interface ChangeListProps {
  /** The published files. */
  before: Files;
  differences: readonly Difference[];
  onLocation: (location: Location) => void;
}

export function ChangeList(props: ChangeListProps): ReactElement {
  const { before, differences, onLocation } = props;
  const [list, stayAt] = useListFocus(differences);
  const { message, revert, revertAll, planFor, confirm, cancel } = useRevert(before, stayAt);
  const { session, history } = useSession();
  const { files } = history;
  const { media } = session.assets;
  const pictures = useMemo(
    () => changePictures(differences, before, files, media),
    [differences, before, files, media],
  );
  const question = (target: RevertTarget): ReactNode => {
    const plan = planFor(target);
    return plan && <RevertTogether plan={plan} onRevert={confirm} onCancel={cancel} />;
  };
  return (
    <div ref={list}>
      {groupByPage(differences).map((group) => (
        <PageView
          key={group.file}
          group={group}
          pictures={pictures}
          question={question}
          onRevert={revert}
          onRevertAll={() => revertAll(group)}
          onLocation={onLocation}
        />
      ))}
      <p role="status" className="quiet revert-message" tabIndex={-1}>
        {message}
      </p>
    </div>
  );
}

interface PageViewProps {
  group: PageChanges;
  pictures: ReadonlyMap<Difference, Pictures>;
  question: (of: RevertTarget) => ReactNode;
  onRevert: (difference: Difference) => void;
  onRevertAll: () => void;
  onLocation: (location: Location) => void;
}

function PageView(props: PageViewProps): ReactElement {
  const { group, pictures, question, onRevert, onRevertAll, onLocation } = props;
  const { page, file, differences } = group;
  const isBackHere = file !== mediaGroup;
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
            onClick={({ detail }) => detail < 2 && onRevertAll()}
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
            onRevert={isBackHere ? () => onRevert(each) : undefined}
            onLocation={onLocation}
          >
            {question(each)}
          </ChangeRow>
        ))}
      </ul>
    </section>
  );
}
