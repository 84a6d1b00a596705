// The control for a single value.
import type { ReactElement } from "react";
import { ColorInput } from "./ColorInput.tsx";
import { DayInput } from "./DayInput.tsx";
import { IconInput } from "./IconInput.tsx";
import { LanguageInput } from "./LanguageInput.tsx";
import { MediaInput } from "./MediaInput.tsx";
import { PageInput } from "./PageInput.tsx";
import { NameInput } from "../questions/NameInput.tsx";
import type { Control } from "../../schema/control.ts";
import { usePanel, type InputProps } from "../panel-context.ts";

export type SimpleControl = Exclude<
  Control,
  { is: "fixed" | "fields" | "union" | "named" | "list" }
>;

export function Input({
  control,
  ...props
}: InputProps & { control: SimpleControl }): ReactElement {
  switch (control.is) {
    case "switch":
      return <Switch {...props} {...control} />;
    case "number":
      return <NumberInput {...props} {...control} />;
    case "choice":
      return <Choice {...props} {...control} />;
    case "page":
      return <PageInput {...props} />;
    case "icon":
      return <IconInput {...props} />;
    case "question":
      return <NameInput {...props} />;
    case "media":
      return <MediaInput {...props} control={control} />;
    case "color":
      return <ColorInput {...props} />;
    case "day":
      return <DayInput {...props} canBeToday={control.canBeToday} />;
    case "language":
      return <LanguageInput {...props} />;
    case "line":
      return <Line {...props} />;
    case "lines":
      return <Lines {...props} />;
  }
}

/** Removes the field when it has its default value, unless it is required. */
function Switch({
  value,
  path,
  isNeeded,
  attributes,
  on,
  usual,
}: InputProps & Extract<SimpleControl, { is: "switch" }>): ReactElement {
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

function NumberInput({
  value,
  path,
  attributes,
  least,
  most,
  isWhole,
}: InputProps & Extract<SimpleControl, { is: "number" }>): ReactElement {
  const { write, endStep } = usePanel();
  return (
    <input
      {...attributes}
      type="number"
      min={least}
      max={most}
      step={isWhole ? 1 : "any"}
      value={typeof value === "number" ? value : ""}
      onChange={({ target }) => write(path, target.value === "" ? undefined : target.valueAsNumber)}
      onBlur={endStep}
    />
  );
}

/** Removes an empty field, unless it is required. */
function useWords({ value, path, isNeeded, attributes }: InputProps) {
  const { write, endStep } = usePanel();
  const words = typeof value === "string" ? value : "";
  const onWords = (typed: string) => write(path, typed === "" && !isNeeded ? undefined : typed);
  return { words, onWords, attributes: { ...attributes, onBlur: endStep } };
}

function Choice({
  choices,
  titles = [],
  value,
  path,
  isNeeded,
  attributes,
}: InputProps & Omit<Extract<SimpleControl, { is: "choice" }>, "is">): ReactElement {
  const { write, endStep } = usePanel();
  const written = value === undefined ? "" : String(value);
  const isKnown = choices.some((choice) => String(choice) === written);
  return (
    <select
      {...attributes}
      value={written}
      onChange={({ target }) =>
        write(
          path,
          choices.find((choice) => String(choice) === target.value),
        )
      }
      onBlur={endStep}
    >
      {!isKnown && written !== "" && <option>{written}</option>}
      {(written === "" || !isNeeded) && <option value="">None</option>}
      {choices.map((choice, index) => (
        <option key={choice} value={choice}>
          {titles[index] ?? choice}
        </option>
      ))}
    </select>
  );
}

function Line(props: InputProps): ReactElement {
  const { words, onWords, attributes } = useWords(props);
  return <input {...attributes} value={words} onChange={({ target }) => onWords(target.value)} />;
}

function Lines(props: InputProps): ReactElement {
  const { words, onWords, attributes } = useWords(props);
  return (
    <textarea
      {...attributes}
      // About the number of lines that the text takes in the panel.
      rows={Math.min(12, Math.max(3, Math.ceil(words.length / 34)))}
      value={words}
      onChange={({ target }) => onWords(target.value)}
    />
  );
}
