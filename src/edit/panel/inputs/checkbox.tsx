// Switches between two values.
import type { ReactElement } from "react";
import type { Json } from "../../../content/model/json.ts";
import type { Node } from "../../../content/schema/read-schema.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";

interface Options {
  /** Written when it is checked. */
  on: Json;
  /** Whether it is checked if nothing is written. */
  usual: boolean;
}

export const checkbox = inputKind({ accepts, Input: CheckboxInput, isCheckbox: true });

function accepts({ schema }: Node): Options | undefined {
  // Cast: the schemas are JSON.
  if (schema.const !== undefined) return { on: schema.const as Json, usual: false };
  return schema.type === "boolean" ? { on: true, usual: schema.default === true } : undefined;
}

/** Removes the field when it has its default value, unless it is required. */
function CheckboxInput(props: InputProps<Options>): ReactElement {
  const { value, path, isNeeded, attributes, options } = props;
  const { on, usual } = options;
  const { write } = usePanel();
  const isOn = value === undefined ? usual : value === on;
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={isOn}
      onChange={({ target: { checked } }) =>
        write(path, checked === usual && !isNeeded ? undefined : checked ? on : false)
      }
    />
  );
}
