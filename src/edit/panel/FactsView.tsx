// Lists the facts, opens the selected one to edit it, and adds new ones.
import { useId, useRef, useState, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { factTitle } from "../../words/fact-title.ts";
import { isFields } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { focusProblem } from "../ui/focus-problem.ts";
import { TextField } from "../ui/TextField.tsx";
import { factName, factNameProblem } from "../operations/references/rename-fact.ts";
import { loadedLater } from "../ui/loaded-later.tsx";
import { usePanel, type FieldProps } from "../screen/panel-context.ts";
import { t } from "../../words/t.ts";

const FactTools = loadedLater(async () => (await import("./FactTools.tsx")).FactTools);

export function FactsView({
  node,
  value,
  path,
  title = node.schema.title,
  values,
}: FieldProps & { values: Node }): ReactElement {
  const { Field, selected, select } = usePanel();
  const id = useId();
  const facts = Object.entries(isFields(value) ? value : {});
  const names = facts.map(([name]) => name);
  const chosen = selected[0] === path[0] ? selected[1] : undefined;
  const list = useRef<HTMLUListElement>(null);
  const choose = (name: string) => {
    flushSync(() => select([...path, name]));
    // The clicked button is a field now.
    list.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  };
  return (
    <div role="group" aria-labelledby={id} className="fields">
      <h3 id={id}>{title}</h3>
      <AddFact path={path} names={names} />
      <ul className="items" ref={list}>
        {facts.map(([name, inner]) => (
          <li key={name} className={name === chosen ? "fact" : undefined}>
            {name === chosen ? (
              <>
                <Field
                  node={values}
                  value={inner}
                  path={[...path, name]}
                  title={factTitle(name)}
                  isNeeded
                />
                <FactTools fact={name} names={names} />
              </>
            ) : (
              <button type="button" className="list-button" onClick={() => choose(name)}>
                {factTitle(name)} <small>{String(inner)}</small>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AddFactProps {
  path: Path;
  names: readonly string[];
}

function AddFact({ path, names }: AddFactProps): ReactElement {
  const { change, select } = usePanel();
  const [title, setTitle] = useState("");
  const [value, setValue] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const name = factName(title);
  const problem = factNameProblem(name, names);
  return (
    <details>
      <summary>{t`Add fact`}</summary>
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problem !== undefined || value.trim() === "")
            return focusProblem(event.currentTarget, () => setSubmitted(true));
          change({ do: "insert", into: path, name, value });
          select([...path, name]);
          setTitle("");
          setValue("");
          setSubmitted(false);
        }}
      >
        <TextField
          label={t`Name`}
          hint={t`Write it in texts as {{facts.${name || "name"}}}.`}
          value={title}
          problem={isSubmitted ? problem : undefined}
          onText={setTitle}
        />
        <TextField
          label={t`Value`}
          value={value}
          problem={isSubmitted && value.trim() === "" ? t`Enter a value.` : undefined}
          onText={setValue}
        />
        <button type="submit">{t`Add`}</button>
      </form>
    </details>
  );
}
