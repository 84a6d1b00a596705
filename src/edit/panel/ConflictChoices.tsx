// A choice between two versions for each value that two people have changed.
import type { ReactElement } from "react";
import type { Choice, FieldConflict } from "../../content/compare/merged.ts";

interface ConflictChoicesProps {
  /** Of the file. */
  name: string;
  conflicts: readonly FieldConflict[];
  choices: readonly Choice[];
  onChoose: (choices: readonly Choice[]) => void;
}

export function ConflictChoices({
  name,
  conflicts,
  choices,
  onChoose,
}: ConflictChoicesProps): ReactElement[] {
  return conflicts.map((clash, index) => (
    <fieldset key={index} className="conflict-choice">
      <legend>
        {clash.location.length > 0
          ? clash.location.join(" › ")
          : conflicts.length > 1 && `Change ${index + 1} of ${conflicts.length}`}
      </legend>
      {(["mine", "theirs"] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${name} ${index}`}
            checked={choices[index] === choice}
            onChange={() => onChoose(choices.with(index, choice))}
          />
          <span>{choice === "mine" ? "Keep mine" : "Use theirs"}</span>
          <span className="conflict-text">{clash[choice]}</span>
        </label>
      ))}
    </fieldset>
  ));
}
