// A group of fields that exclude each other: only one may be set, such as where a button links to.
import { useId, useState, type ReactElement } from "react";
import { isFields, type Json } from "../../content/model/json.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { loadedLater } from "../ui/loaded-later.tsx";
import { PanelContext, usePanel, type Panel } from "../screen/panel-context.ts";

const OpenLink = loadedLater(async () => (await import("./inputs/OpenLink.tsx")).OpenLink);

interface OneOfViewProps {
  title: string;
  fields: readonly (readonly [name: string, node: Node])[];
  /** The object that has these fields. */
  value: unknown;
  path: Path;
}

export function OneOfView({ title, fields, value, path }: OneOfViewProps): ReactElement {
  const panel = usePanel();
  const { Field } = panel;
  const id = useId();
  const names = fields.map(([name]) => name);
  const written = names.find((name) => isFields(value) && value[name] !== undefined);
  // The chosen field is written with its first value; until then the old one stays.
  const [picked, setPicked] = useState<{ name: string; insteadOf: string | undefined }>();
  const shown = picked && picked.insteadOf === written ? picked.name : (written ?? names[0]);
  const inner = fields.find(([name]) => name === shown);
  return (
    <>
      <fieldset className="one-of">
        <legend>{title}</legend>
        {fields.map(([name, { schema }]) => (
          <label key={name}>
            <input
              type="radio"
              name={id}
              checked={name === shown}
              onChange={() => setPicked({ name, insteadOf: written })}
            />{" "}
            {schema.title}
          </label>
        ))}
      </fieldset>
      {inner && (
        <PanelContext value={{ ...panel, write: writeInstead(panel, path, value, names) }}>
          <Field
            key={inner[0]}
            node={inner[1]}
            value={isFields(value) ? value[inner[0]] : undefined}
            path={[...path, inner[0]]}
            isNeeded
          />
        </PanelContext>
      )}
      {shown === written && <OpenLink fields={value} />}
    </>
  );
}

/** Setting one of the fields replaces the one that was set. */
function writeInstead(
  panel: Panel,
  path: Path,
  value: unknown,
  names: readonly string[],
): Panel["write"] {
  return (at, next, also) => {
    const name = String(at.at(-1));
    const isOwn = pointer(at.slice(0, -1)) === pointer(path) && names.includes(name);
    const others = names.filter((each) => each !== name && isFields(value) && each in value);
    if (!isOwn || next === undefined || others.length === 0 || !isFields(value))
      return panel.write(at, next, also);
    // Cast: it was read from JSON.
    const entries = Object.entries(value) as [string, Json][];
    const [first] = others;
    const changed = entries.flatMap(([each, held]): [string, Json][] => {
      if (each === first) return [[name, next]];
      return names.includes(each) ? [] : [[each, held]];
    });
    panel.write(path, Object.fromEntries(changed), also);
  };
}
