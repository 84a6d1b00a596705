// Edits one value with the control that its schema asks for. A new field or type of block needs no change here.
import { useId, type ReactElement } from "react";
import { pointer } from "../../content/model/path.ts";
import { controlFor } from "../schema/control.ts";
import { FactsView } from "./FactsView.tsx";
import { FieldProblems } from "./FieldProblems.tsx";
import { ListView } from "./ListView.tsx";
import { FieldsView, NamedView } from "./FieldsView.tsx";
import { NamedFacts, useNamedFacts } from "./NamedFacts.tsx";
import { Input, type SimpleControl } from "./inputs/Input.tsx";
import { usePanel, type FieldProps } from "./panel-context.ts";
import { SameWords } from "./SameWords.tsx";
import { UnionView } from "./UnionView.tsx";

export function FieldView(props: FieldProps): ReactElement | null {
  const control = controlFor(props.node, props.value);
  switch (control.is) {
    case "fixed":
      return null;
    case "fields":
      return <FieldsView {...props} control={control} />;
    case "union":
      return <UnionView {...props} variants={control.variants} chosen={control.chosen} />;
    case "named":
      return control.values.schema.isFact === true ? (
        <FactsView {...props} values={control.values} />
      ) : (
        <NamedView {...props} values={control.values} />
      );
    case "list":
      return <ListView {...props} items={control.items} />;
    default:
      return <SimpleField {...props} control={control} />;
  }
}

function SimpleField({
  node: { schema },
  value,
  path,
  title = schema.title,
  isNeeded = false,
  control,
}: FieldProps & { control: SimpleControl }): ReactElement {
  const id = useId();
  const { problemsAt, select, selected } = usePanel();
  const problems = problemsAt(path);
  const facts = useNamedFacts(value);
  const isSelected = pointer(selected) === pointer(path);
  const isWritten = control.is === "line" || control.is === "lines";
  const described = [
    schema.description && `${id}-words`,
    facts.length > 0 && `${id}-facts`,
    problems.length > 0 && `${id}-problems`,
  ].filter(Boolean);
  const input = (
    <Input
      control={control}
      value={value}
      path={path}
      isNeeded={isNeeded}
      attributes={{
        id,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": problems.length > 0 || undefined,
      }}
    />
  );
  const label = <label htmlFor={id}>{title}</label>;
  return (
    <div
      className="field"
      data-pointer={pointer(path)}
      data-selected={isSelected || undefined}
      onFocus={() => select(path)}
    >
      {control.is !== "switch" && label}
      {input}
      {control.is === "switch" && label}
      {facts.length > 0 && <NamedFacts id={`${id}-facts`} names={facts} />}
      {problems.length > 0 && <FieldProblems id={`${id}-problems`} problems={problems} />}
      {schema.description && (
        <p className="hint" id={`${id}-words`}>
          {schema.description}
        </p>
      )}
      {isSelected && isWritten && <SameWords path={path} />}
    </div>
  );
}
