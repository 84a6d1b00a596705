// One value in the panel, edited with what its schema asks for. A new field or type of block needs nothing here.
import { useId, type ReactElement } from "react";
import { pointer, type Path } from "../../content/model/path.ts";
import { controlFor, type Control } from "./control.ts";
import { ListView } from "./ListView.tsx";
import { FieldsView, NamedView } from "./FieldsView.tsx";
import { usePanel, type FieldProps } from "./panel-context.ts";

export function FieldView(props: FieldProps): ReactElement | null {
  const control = controlFor(props.node, props.value);
  switch (control.is) {
    case "fixed":
      return null;
    case "fields":
      return <FieldsView {...props} fields={control.fields} />;
    case "named":
      return <NamedView {...props} values={control.values} />;
    case "list":
      return <ListView {...props} items={control.items} />;
    default:
      return <SimpleField {...props} control={control} />;
  }
}

type SimpleControl = Exclude<Control, { is: "fixed" | "fields" | "named" | "list" }>;

function SimpleField({
  node: { schema },
  value,
  path,
  title = schema.title,
  isNeeded = false,
  control,
}: FieldProps & { control: SimpleControl }): ReactElement {
  const id = useId();
  const { problemsAt, select } = usePanel();
  const problems = problemsAt(path);
  const described = [
    schema.description && `${id}-words`,
    problems.length > 0 && `${id}-problems`,
  ].filter(Boolean);
  const input = (
    <Input
      id={id}
      control={control}
      value={value}
      path={path}
      isNeeded={isNeeded}
      describedBy={described.join(" ") || undefined}
      isWrong={problems.length > 0}
    />
  );
  const label = <label htmlFor={id}>{title}</label>;
  return (
    <div className="field" data-pointer={pointer(path)} onFocus={() => select(path)}>
      {control.is !== "switch" && label}
      {input}
      {control.is === "switch" && label}
      {problems.map(({ message, hint }, index) => (
        <p key={index} className="problem" id={index === 0 ? `${id}-problems` : undefined}>
          {message} {hint}
        </p>
      ))}
      {schema.description && (
        <p className="hint" id={`${id}-words`}>
          {schema.description}
        </p>
      )}
    </div>
  );
}

interface InputProps {
  id: string;
  control: SimpleControl;
  value: unknown;
  path: Path;
  isNeeded: boolean;
  describedBy: string | undefined;
  isWrong: boolean;
}

function Input({
  id,
  control,
  value,
  path,
  isNeeded,
  describedBy,
  isWrong,
}: InputProps): ReactElement {
  const { write, endStep, pages, media } = usePanel();
  const common = {
    id,
    "aria-describedby": describedBy,
    "aria-invalid": isWrong || undefined,
    onBlur: endStep,
  };
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const writeText = (typed: string) => write(path, typed === "" && !isNeeded ? undefined : typed);
  switch (control.is) {
    case "switch":
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => write(path, target.checked ? true : undefined)}
        />
      );
    case "number":
      return (
        <input
          {...common}
          type="number"
          min={control.least}
          max={control.most}
          value={text}
          onChange={({ target }) =>
            write(path, target.value === "" ? undefined : target.valueAsNumber)
          }
        />
      );
    case "lines":
      return (
        <textarea
          {...common}
          rows={Math.min(12, Math.max(3, Math.ceil(text.length / 34)))}
          value={text}
          onChange={({ target }) => writeText(target.value)}
        />
      );
    case "choice":
    case "page":
    case "media": {
      const choices = { page: pages, media, choice: [] }[control.is];
      const all = control.is === "choice" ? control.choices : choices;
      return (
        <select {...common} value={text} onChange={({ target }) => writeText(target.value)}>
          {(!isNeeded || !all.includes(text)) && (
            <option value={all.includes(text) ? "" : text}>{all.includes(text) ? "" : text}</option>
          )}
          {all.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      );
    }
    case "icon":
    case "line":
      return (
        <input
          {...common}
          list={control.is === "icon" ? "icons" : undefined}
          value={text}
          onChange={({ target }) => writeText(target.value)}
        />
      );
  }
}
