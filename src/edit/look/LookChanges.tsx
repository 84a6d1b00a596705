// Lists in words how a version differs from the published site.
import { useMemo, type ReactElement } from "react";
import { compareContent } from "../../content/compare/compare.ts";
import type { Difference } from "../../content/compare/difference.ts";
import type { PublishedContent, Stored } from "../../store/store.ts";
import { ChangeRow } from "../dialogs/changes/ChangeRow.tsx";
import { undoWords } from "../dialogs/changes/revert-words.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import type { Files } from "../model/history.ts";
import { withValues } from "../model/read-json.ts";
import { changePictures } from "../operations/changes/change-pictures.ts";
import { groupByPage } from "../operations/changes/changes-as-text.ts";
import { t } from "../../words/t.ts";

interface LookChangesProps {
  now: Stored;
  /** The files of `now`. */
  files: Files;
  before: PublishedContent | undefined;
  /** Shows what a file is about. */
  onFile: (file: string) => void;
}

export function LookChanges(props: LookChangesProps): ReactElement {
  const { now, files, before, onFile } = props;
  const vocabulary = useVocabulary();
  const changes = useMemo(
    () => compare(vocabulary, now, files, before),
    [vocabulary, now, files, before],
  );
  return (
    <section aria-label={t`What changed`}>
      <h2>{t`What changed`}</h2>
      {changes === undefined ? (
        <p>
          {before?.is === "unknown"
            ? before.reason
            : t`The published site can’t be read now, so there is nothing to compare with.`}
        </p>
      ) : (
        <ChangesByPage {...changes} onFile={onFile} />
      )}
    </section>
  );
}

type Compared = NonNullable<ReturnType<typeof compare>>;

function ChangesByPage(props: Compared & Pick<LookChangesProps, "onFile">): ReactElement {
  const { differences, pictures, onFile } = props;
  if (differences.length === 0) return <p>{t`Nothing: this is the published site.`}</p>;
  return (
    <>
      {groupByPage(differences).map((group) => (
        <section key={group.file} className="changes" aria-label={group.page}>
          <h3>{group.page}</h3>
          <ul className="items">
            {group.differences.map((each, index) => (
              <ChangeRow
                key={index}
                difference={each}
                pictures={pictures.get(each)}
                words={undoWords}
                onRevert={undefined}
                onLocation={({ file }) => onFile(file)}
              >
                {null}
              </ChangeRow>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** @returns undefined if there is nothing to compare with */
function compare(
  vocabulary: Vocabulary,
  { assets }: Stored,
  files: Files,
  before: PublishedContent | undefined,
) {
  if (before?.is !== "known") return undefined;
  const was = withValues(new Map(Object.entries(before.files)));
  const { media, replaced = {} } = before;
  // Only whether a file is there, and is the same: what is in it isn't known here.
  const then = Object.keys(media).map((name) => [name, name in replaced ? "then" : ""] as const);
  const now = [...assets.media.keys()].map((name) => [name, ""] as const);
  const differences: readonly Difference[] = compareContent(
    { files: was, media: new Map(then) },
    { files, media: new Map(now) },
    vocabulary,
  );
  const pictures = changePictures(vocabulary, differences, was, files, assets.media, replaced);
  return { differences, pictures };
}
