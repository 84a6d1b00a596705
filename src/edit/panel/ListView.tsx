// The items of a list: changed, added, put in another order, taken away.
import { useId, type ReactElement } from "react";
import { isFields, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { nameOf } from "../../content/schema/describe.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { samplesOf } from "./samples.ts";
import { ItemTools } from "./ItemTools.tsx";
import { usePanel, type FieldProps } from "./panel-context.ts";

export function ListView({
  node,
  value,
  path,
  title = node.schema.title,
  items,
}: FieldProps & { items: Node }): ReactElement {
  const id = useId();
  const held: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFull = held.length >= (node.schema.maxItems ?? Infinity);
  return (
    <div role="group" aria-labelledby={id} className="fields">
      <h3 id={id}>{title}</h3>
      <ol className="items">
        {held.map((item, index) => (
          <Item
            key={index}
            node={items}
            value={item}
            path={path}
            index={index}
            count={held.length}
          />
        ))}
      </ol>
      {!isFull && <AddItem node={items} list={value} path={path} count={held.length} />}
    </div>
  );
}

interface ItemProps {
  node: Node;
  value: unknown;
  /** Of the list. */
  path: Path;
  index: number;
  count: number;
}

function Item({ node, value, path, index, count }: ItemProps): ReactElement {
  const { change, select, selected, Field } = usePanel();
  const own = [...path, index];
  const name = nameOf(value) ?? `${node.schema.title ?? "Item"} ${index + 1}`;
  const isSimple = !isFields(value);
  const tools = (
    <ItemTools
      name={name}
      isFirst={index === 0}
      isLast={index === count - 1}
      onMove={(by) => {
        change({ do: "move", path: own, to: index + by });
        select([...path, index + by]);
      }}
      onDuplicate={() =>
        // Cast: it was read from JSON.
        change({ do: "insert", into: path, at: index + 1, value: value as Json })
      }
      onRemove={() => {
        change({ do: "remove", path: own });
        select(path);
      }}
    />
  );
  const field = (
    <Field node={node} value={value} path={own} title={isSimple ? name : undefined} isNeeded />
  );
  if (isSimple)
    return (
      <li>
        {field}
        {tools}
      </li>
    );
  const isOpen = isWithin(selected, own);
  return (
    <li>
      <details open={isOpen}>
        {/* What is open is what is selected, so that it stays so wherever it is moved. */}
        <summary
          onClick={(event) => {
            event.preventDefault();
            select(isOpen ? path : own);
          }}
        >
          {name}
        </summary>
        {tools}
        {field}
      </details>
    </li>
  );
}

function AddItem({
  node,
  list,
  path,
  count,
}: {
  node: Node;
  list: unknown;
  path: Path;
  count: number;
}): ReactElement {
  const { change, select, write } = usePanel();
  return (
    <div className="add">
      {samplesOf(node).map(({ label, description, value }) => (
        <button
          key={label}
          type="button"
          title={description}
          onClick={() => {
            if (Array.isArray(list)) change({ do: "insert", into: path, at: count, value });
            else write(path, [value]);
            select([...path, count]);
          }}
        >
          Add {label}
        </button>
      ))}
    </div>
  );
}

function isWithin(inner: Path, outer: Path): boolean {
  return outer.every((key, depth) => inner[depth] === key);
}
