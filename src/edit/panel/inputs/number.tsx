// Edits a number.
import type { ReactElement } from "react";
import type { Node } from "../../../content/schema/read-schema.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";

interface Options {
  least: number | undefined;
  most: number | undefined;
  isWhole: boolean;
}

export const number = inputKind({ accepts, Input: NumberInput });

function accepts({ schema: { type, minimum, maximum } }: Node): Options | undefined {
  if (type !== "integer" && type !== "number") return undefined;
  return { least: minimum, most: maximum, isWhole: type === "integer" };
}

function NumberInput({ value, path, attributes, options }: InputProps<Options>): ReactElement {
  const { write, endStep } = usePanel();
  return (
    <input
      {...attributes}
      type="number"
      min={options.least}
      max={options.most}
      step={options.isWhole ? 1 : "any"}
      value={typeof value === "number" ? value : ""}
      onChange={({ target }) => write(path, target.value === "" ? undefined : target.valueAsNumber)}
      onBlur={endStep}
    />
  );
}
