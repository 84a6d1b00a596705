// A choice between two versions for each value that was changed twice.
import type { ReactElement } from "react";
import type { Choice, FieldConflict } from "../../content/compare/merge-result.ts";
import { t } from "../../words/t.ts";

interface ConflictChoicesProps {
  /** Of the file. */
  name: string;
  conflicts: readonly FieldConflict[];
  /** Whether the author made the other version, too. */
  isOwn: boolean;
  choices: readonly Choice[];
  onChoose: (choices: readonly Choice[]) => void;
}

export function ConflictChoices({
  name,
  conflicts,
  isOwn,
  choices,
  onChoose,
}: ConflictChoicesProps): ReactElement[] {
  return conflicts.map((clash, index) => (
    <fieldset key={index} className="conflict-choice">
      <legend>
        {clash.location.length > 0
          ? clash.location.join(" › ")
          : conflicts.length > 1 && t`Change ${index + 1} of ${conflicts.length}`}
      </legend>
      {(["mine", "theirs"] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${name} ${index}`}
            checked={choices[index] === choice}
            onChange={() => onChoose(choices.with(index, choice))}
          />
          <span>{(isOwn ? choicesOfOne : choicesOfTwo)[choice]}</span>
          <span className="conflict-text">{clash[choice]}</span>
        </label>
      ))}
    </fieldset>
  ));
}

type ChoiceNames = Readonly<Record<Choice, string>>;

const choicesOfTwo: ChoiceNames = { mine: t`Keep mine`, theirs: t`Use theirs` };
const choicesOfOne: ChoiceNames = {
  mine: t`Keep the version from this device`,
  theirs: t`Use the version from the other device`,
};
