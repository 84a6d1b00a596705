// Places that two people have changed, both versions side by side, and a choice for each.
import type { ReactElement } from "react";
import type { Choice, Clash } from "../merge.ts";

interface ClashesProps {
  /** The file's. */
  name: string;
  clashes: readonly Clash[];
  choices: readonly Choice[];
  onChoose: (choices: readonly Choice[]) => void;
}

export function Clashes({ name, clashes, choices, onChoose }: ClashesProps): ReactElement[] {
  return clashes.map((clash, index) => (
    <fieldset key={index} className="clash">
      <legend>
        Place {index + 1} of {clashes.length}
      </legend>
      {(["mine", "theirs"] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${name} ${index}`}
            checked={choices[index] === choice}
            onChange={() => onChoose(choices.with(index, choice))}
          />
          {choice === "mine" ? "Yours" : "Theirs"}
          <pre>{clash[choice] ?? "The file is taken away."}</pre>
        </label>
      ))}
    </fieldset>
  ));
}
