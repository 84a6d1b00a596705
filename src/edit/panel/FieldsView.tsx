// Several values under their names: fields that a schema names, and those that an editor does.
import { useId, type ReactElement } from "react";
import { isFields } from "../../content/model/json.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { samplesOf } from "./control.ts";
import { usePanel, type FieldProps } from "./panel-context.ts";

export function FieldsView({
  node,
  value,
  path,
  title = node.schema.title,
  isNeeded = false,
  fields,
}: FieldProps & { fields: readonly (readonly [name: string, node: Node])[] }): ReactElement {
  const { write, Field } = usePanel();
  const id = useId();
  const held = isFields(value) ? value : undefined;
  const needed = new Set(node.schema.required ?? []);
  if (!held && !isNeeded)
    return (
      <button
        type="button"
        className="add"
        onClick={() => write(path, samplesOf(node)[0]?.value ?? {})}
      >
        Add {title?.toLowerCase()}
      </button>
    );
  return (
    <div role="group" aria-labelledby={id} className="fields">
      <div className="fields-head">
        <h3 id={id}>{title}</h3>
        {!isNeeded && (
          <button type="button" onClick={() => write(path, undefined)}>
            Remove
          </button>
        )}
      </div>
      {fields.map(([name, inner]) => (
        <Field
          key={name}
          node={inner}
          value={held?.[name]}
          path={[...path, name]}
          title={inner.schema.title ?? name}
          isNeeded={needed.has(name)}
        />
      ))}
    </div>
  );
}

/** Fields whose names the editor has chosen, such as facts. */
export function NamedView({
  node,
  value,
  path,
  title = node.schema.title,
  values,
}: FieldProps & { values: Node }): ReactElement {
  const { Field } = usePanel();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="fields">
      <h3 id={id}>{title}</h3>
      {Object.entries(isFields(value) ? value : {}).map(([name, inner]) => (
        <Field
          key={name}
          node={values}
          value={inner}
          path={[...path, name]}
          title={name}
          isNeeded
        />
      ))}
    </div>
  );
}
