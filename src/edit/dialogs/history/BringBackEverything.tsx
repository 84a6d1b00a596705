// Brings an earlier state back as a whole, but keeps the pages that were added since unless the author says otherwise.
import { useState, type ReactElement } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import { TickField } from "../../ui/TickField.tsx";
import { t } from "../../../words/t.ts";

interface BringBackEverythingProps {
  differences: readonly Difference[];
  /** @param chosen the changes to bring back @param kept the files of pages that stay */
  onBringBack: (chosen: readonly Difference[], kept: readonly string[]) => void;
}

export function BringBackEverything(props: BringBackEverythingProps): ReactElement {
  const { differences, onBringBack } = props;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const added = differences.filter(({ did, path }) => did === "added" && path.length === 0);
  const isKept = ({ file }: Difference) => !removed.includes(file);
  const chosen = differences.filter((each) => !added.includes(each) || !isKept(each));
  return (
    <div className="bring-back-everything">
      {added.length > 0 && (
        <fieldset className="tick-list">
          <legend>{t`Pages added since then`}</legend>
          {added.map((each) => (
            <TickField
              key={each.file}
              label={t`Keep “${each.page}”`}
              isTicked={isKept(each)}
              onTick={(isTicked) =>
                setRemoved(
                  isTicked ? removed.filter((file) => file !== each.file) : [...removed, each.file],
                )
              }
            />
          ))}
        </fieldset>
      )}
      {chosen.length > 0 && (
        <button
          type="button"
          className="primary"
          onClick={() =>
            onBringBack(
              chosen,
              added.filter(isKept).map(({ file }) => file),
            )
          }
        >{t`Bring back everything`}</button>
      )}
    </div>
  );
}
