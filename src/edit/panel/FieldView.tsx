// Edits one value with the control that its schema asks for. A new field or type of block needs no change here.
import { useId, type ReactElement } from "react";
import { pointer } from "../../content/model/path.ts";
import { helpOf } from "../schema/help.ts";
import { structureOf } from "../schema/structure.ts";
import { FieldProblems } from "./FieldProblems.tsx";
import { FieldLoading } from "./FieldsLoading.tsx";
import { ListView } from "./ListView.tsx";
import { FieldsView, NamedView } from "./FieldsView.tsx";
import { useFactProblems } from "./facts/use-fact-problems.ts";
import { useNamedFacts } from "./facts/use-named-facts.ts";
import type { ChosenInput } from "./inputs/input-kind.tsx";
import { inputFor } from "./inputs/input-kinds.ts";
import { usePanel, type FieldProps } from "../screen/panel-context.ts";
import { loadedLater } from "../ui/loaded-later.tsx";
import { UnionView } from "./UnionView.tsx";

const FactsView = loadedLater(async () => (await import("./FactsView.tsx")).FactsView);
const FactField = loadedLater(async () => (await import("./facts/FactField.tsx")).FactField, {
  meanwhile: FieldLoading,
});
const NamedFacts = loadedLater(async () => (await import("./facts/NamedFacts.tsx")).NamedFacts);
const SameWords = loadedLater(async () => (await import("./SameWords.tsx")).SameWords);
const TextLength = loadedLater(async () => (await import("./TextLength.tsx")).TextLength);

export function FieldView(props: FieldProps): ReactElement | null {
  const structure = structureOf(props.node, props.value);
  switch (structure.is) {
    case "fields":
      return <FieldsView {...props} structure={structure} />;
    case "union":
      return <UnionView {...props} variants={structure.variants} chosen={structure.chosen} />;
    case "named":
      return structure.values.schema.isFact === true ? (
        <FactsView {...props} values={structure.values} />
      ) : (
        <NamedView {...props} values={structure.values} />
      );
    case "list":
      return <ListView {...props} items={structure.items} />;
    case "single": {
      const input = inputFor(props.node);
      return input ? <SingleField {...props} input={input} /> : null;
    }
  }
}

function SingleField({
  node: { schema },
  value,
  path,
  title = schema.title,
  isNamedAbove = false,
  isNeeded = false,
  input,
}: FieldProps & { input: ChosenInput }): ReactElement {
  const { kind } = input;
  const id = useId();
  const { afterPress, problemsAt, select, selected } = usePanel();
  const { facts, form, ...focus } = useNamedFacts(value, kind.isText === true);
  const ofFact = useFactProblems(form === "fact" ? facts[0] : undefined);
  const problems = [...problemsAt(path), ...ofFact];
  const help = helpOf(schema);
  const isSelected = pointer(selected) === pointer(path);
  const described = [
    help !== undefined && `${id}-words`,
    facts.length > 0 && `${id}-facts`,
    problems.length > 0 && `${id}-problems`,
  ].filter(Boolean);
  const shown = {
    value,
    path,
    isNeeded,
    attributes: {
      id,
      "aria-describedby": described.join(" ") || undefined,
      "aria-invalid": problems.some(({ severity }) => severity === "error") || undefined,
    },
  };
  const label = <Label {...{ id, title, isNamedAbove }} />;
  return (
    <div
      className="field"
      data-pointer={pointer(path)}
      data-selected={isSelected || undefined}
      onFocus={() => {
        focus.onFocus();
        afterPress(() => select(path));
      }}
      onBlur={focus.onBlur}
    >
      {kind.isCheckbox !== true && label}
      {form === "written" ? input.draw(shown) : <FactField {...shown} form={form} input={input} />}
      {kind.isCheckbox === true && label}
      {isSelected && kind.isText === true && <TextLength {...{ schema, path, value }} />}
      {facts.length > 0 && (
        <NamedFacts id={`${id}-facts`} names={facts} areShown={form !== "written"} />
      )}
      {problems.length > 0 && <FieldProblems id={`${id}-problems`} problems={problems} />}
      {help !== undefined && <Help id={`${id}-words`} text={help} />}
      {isSelected && kind.isText === true && <SameWords path={path} />}
    </div>
  );
}

interface LabelProps extends Pick<FieldProps, "title" | "isNamedAbove"> {
  id: string;
}

function Label({ id, title, isNamedAbove }: LabelProps): ReactElement {
  return (
    <label htmlFor={id} id={`${id}-label`} className={isNamedAbove ? "is-named-above" : undefined}>
      {title}
    </label>
  );
}

function Help({ id, text }: { id: string; text: string }): ReactElement {
  return (
    <p className="hint" id={id}>
      {text}
    </p>
  );
}
