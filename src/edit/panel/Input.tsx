// What a single value is typed, chosen or ticked with.
import type { ReactElement } from "react";
import type { Path } from "../../content/model/path.ts";
import type { Control } from "./control.ts";
import { usePanel } from "./panel-context.ts";

export type SimpleControl = Exclude<Control, { is: "fixed" | "fields" | "named" | "list" }>;

interface InputProps {
  control: SimpleControl;
  value: unknown;
  path: Path;
  isNeeded: boolean;
  attributes: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  };
}

export function Input(props: InputProps): ReactElement {
  const { control, value, path } = props;
  const { write, endStep, pages, media } = usePanel();
  const attributes = { ...props.attributes, onBlur: endStep };
  switch (control.is) {
    case "switch":
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => write(path, target.checked ? true : undefined)}
        />
      );
    case "number":
      return (
        <input
          {...attributes}
          type="number"
          min={control.least}
          max={control.most}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) =>
            write(path, target.value === "" ? undefined : target.valueAsNumber)
          }
        />
      );
    case "choice":
      return <Choice {...props} choices={control.choices} />;
    case "page":
      return <Choice {...props} choices={pages} />;
    case "media":
      return <Choice {...props} choices={media} />;
    default:
      return <Words {...props} />;
  }
}

/** Leaves a field out that says nothing, unless it is needed. */
function useWords({ value, path, isNeeded, attributes }: InputProps) {
  const { write, endStep } = usePanel();
  const words = typeof value === "string" ? value : "";
  const onWords = (typed: string) => write(path, typed === "" && !isNeeded ? undefined : typed);
  return { words, onWords, attributes: { ...attributes, onBlur: endStep } };
}

function Choice({ choices, ...props }: InputProps & { choices: readonly string[] }): ReactElement {
  const { words, onWords, attributes } = useWords(props);
  const isKnown = choices.includes(words);
  return (
    <select {...attributes} value={words} onChange={({ target }) => onWords(target.value)}>
      {!isKnown && words !== "" && <option>{words}</option>}
      {(words === "" || !props.isNeeded) && <option value="">None</option>}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

function Words(props: InputProps): ReactElement {
  const { words, onWords, attributes } = useWords(props);
  if (props.control.is !== "lines")
    return <input {...attributes} value={words} onChange={({ target }) => onWords(target.value)} />;
  return (
    <textarea
      {...attributes}
      // As many as the words take in the panel's width, within reason.
      rows={Math.min(12, Math.max(3, Math.ceil(words.length / 34)))}
      value={words}
      onChange={({ target }) => onWords(target.value)}
    />
  );
}
