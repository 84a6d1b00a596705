// Describes everything that the panel needs from a kind of input, so that only its own file knows which values it edits.
import type { ReactElement } from "react";
import type { Path } from "../../../content/model/path.ts";
import type { Node } from "../../../content/schema/read-schema.ts";

/** The props of every input. An input edits a single value. */
export interface InputProps<Options = unknown> {
  value: unknown;
  path: Path;
  isNeeded: boolean;
  attributes: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  };
  /** What the schema says about this input. */
  options: Options;
}

interface Traits {
  /** True for a checkbox: its label comes after it, and it is shown even if nothing is written. */
  isCheckbox?: boolean;
  /** True if authors write text in it: when it changes, the same text in other fields can be changed too. */
  isText?: boolean;
}

interface Row<Options> extends Traits {
  /** The options if this kind edits the values of a schema; otherwise false or undefined. */
  accepts: (node: Node) => Options | false | undefined;
  Input: (props: InputProps<Options>) => ReactElement | null;
}

export interface InputKind<Options = unknown> extends Traits {
  /** The input for the values of a schema; undefined if this kind doesn't edit them. */
  inputFor: (node: Node) => ChosenInput<Options> | undefined;
}

export interface ChosenInput<Options = unknown> {
  kind: InputKind<Options>;
  options: Options;
  draw: (props: Omit<InputProps, "options">) => ReactElement;
}

/** Connects options and input, so that an input can't get the options of another kind. */
export function inputKind<Options>({
  accepts,
  Input,
  ...traits
}: Row<Options>): InputKind<Options> {
  const kind: InputKind<Options> = {
    ...traits,
    inputFor: (node) => {
      const options = accepts(node);
      if (options === undefined || options === false) return undefined;
      return { kind, options, draw: (props) => <Input {...props} options={options} /> };
    },
  };
  return kind;
}
