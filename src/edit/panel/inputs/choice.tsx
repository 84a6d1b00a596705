// Chooses one of the values that a schema lists.
import type { ReactElement } from "react";
import type { Node } from "../../../content/schema/read-schema.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { t } from "../../../words/t.ts";

interface Options {
  choices: readonly (string | number)[];
  /** A label for each choice. */
  titles: readonly string[];
}

export const choice = inputKind({ accepts, Input: ChoiceInput });

function accepts({ schema }: Node): Options | undefined {
  if (!schema.enum) return undefined;
  // Cast: the schemas have no other enum values.
  const choices = schema.enum as (string | number)[];
  return { choices, titles: schema.enumDescriptions ?? [] };
}

function ChoiceInput(props: InputProps<Options>): ReactElement {
  const { value, path, isNeeded, attributes, options } = props;
  const { choices, titles } = options;
  const { write, endStep } = usePanel();
  const written = value === undefined ? "" : String(value);
  const isKnown = choices.some((each) => String(each) === written);
  return (
    <select
      {...attributes}
      value={written}
      onChange={({ target }) =>
        write(
          path,
          choices.find((each) => String(each) === target.value),
        )
      }
      onBlur={endStep}
    >
      {!isKnown && written !== "" && <option>{written}</option>}
      {(written === "" || !isNeeded) && <option value="">{t`None`}</option>}
      {choices.map((each, index) => (
        <option key={each} value={each}>
          {titles[index] ?? each}
        </option>
      ))}
    </select>
  );
}
