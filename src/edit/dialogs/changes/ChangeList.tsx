// Lists all changes by page, with a button to undo each of them.
import { useMemo, type ReactElement, type ReactNode } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { useFiles, useSession, useSessionState } from "../../screen/use-session.ts";
import { RevertTogether } from "./RevertTogether.tsx";
import { ChangeRow } from "./ChangeRow.tsx";
import {
  groupByPage,
  mediaGroup,
  type PageChanges,
} from "../../operations/changes/changes-as-text.ts";
import { changePictures, type Pictures } from "../../operations/changes/change-pictures.ts";
import { useListFocus } from "./use-list-focus.ts";
import { undoWords, type RevertWords } from "./revert-words.ts";
import {
  everything,
  useRevert,
  type Reverting,
  type RevertSource,
  type RevertTarget,
} from "./use-revert.ts";
import { t } from "../../../words/t.ts";

interface ChangeListProps extends Partial<RevertSource> {
  /** The earlier files. */
  before: Files;
  differences: readonly Difference[];
  onLocation: (location: Location) => void;
  /** What reverts everything in the list. */
  children?: (reverting: Reverting) => ReactNode;
}

export function ChangeList(props: ChangeListProps): ReactElement {
  const { before, words = undoWords, media: mediaSource, differences, onLocation } = props;
  const [list, stayAt] = useListFocus(differences, words.focusAfter);
  const source = { before, words, ...(mediaSource && { media: mediaSource }) };
  const reverting = useRevert(source, stayAt);
  const { planFor, confirm, confirmAlone, cancel } = reverting;
  const session = useSession();
  const files = useFiles();
  const { vocabulary } = session;
  const media = useSessionState(({ assets }) => assets.media);
  const pictures = useMemo(
    () => changePictures(vocabulary, differences, before, files, media, mediaSource?.replaced),
    [vocabulary, differences, before, files, media, mediaSource?.replaced],
  );
  const question = (target: RevertTarget): ReactNode => {
    const plan = planFor(target);
    const onAnyway = target === everything ? confirmAlone : undefined;
    const answers = { onRevert: confirm, onAnyway, onCancel: cancel };
    return plan && <RevertTogether plan={plan} words={words} {...answers} />;
  };
  return (
    <div ref={list}>
      {props.children?.(reverting)}
      {question(everything)}
      {groupByPage(differences).map((group) => (
        <PageView
          key={group.file}
          group={group}
          pictures={pictures}
          question={question}
          words={words}
          canRestore={mediaSource !== undefined}
          onRevert={reverting.revert}
          onRevertAll={() => reverting.revertAll(group)}
          onLocation={onLocation}
        />
      ))}
      <p role="status" className="quiet revert-message" tabIndex={-1}>
        {reverting.message}
      </p>
    </div>
  );
}

interface PageViewProps {
  group: PageChanges;
  pictures: ReadonlyMap<Difference, Pictures>;
  question: (of: RevertTarget) => ReactNode;
  words: RevertWords;
  /** Whether media files that are gone can be put back. */
  canRestore: boolean;
  onRevert: (difference: Difference) => void;
  onRevertAll: () => void;
  onLocation: (location: Location) => void;
}

function PageView(props: PageViewProps): ReactElement {
  const { group, pictures, question, words, canRestore, onRevert, onRevertAll, onLocation } = props;
  const { page, file, differences } = group;
  const isPage = file !== mediaGroup;
  return (
    <section className="changes" aria-label={page}>
      <div className="changes-head">
        <h3>{page}</h3>
        {isPage && differences.length > 1 && (
          <button
            type="button"
            aria-label={t`${words.page}: ${page}`}
            onClick={({ detail }) => detail < 2 && onRevertAll()}
          >
            {words.page}
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
            onRevert={isPage || canRestore ? () => onRevert(each) : undefined}
            words={words}
            onLocation={onLocation}
          >
            {question(each)}
          </ChangeRow>
        ))}
      </ul>
    </section>
  );
}
