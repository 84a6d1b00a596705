// What a page is made of, in order: chosen, moved, hidden, taken away and added here.
import type { ReactElement } from "react";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { nameOf } from "../../content/schema/describe.ts";
import { readJson } from "../read-json.ts";
import type { Session } from "../session.ts";
import { Gallery } from "./Gallery.tsx";
import { ItemTools } from "./ItemTools.tsx";

interface OutlineProps {
  session: Session;
  file: string;
  text: string;
  selected: Path;
  onSelect: (path: Path) => void;
}

/** Where a page has its blocks. */
const into = ["blocks"];

export function Outline(props: OutlineProps): ReactElement {
  const { text, selected, onSelect } = props;
  const held = valueAt(readJson(text), into);
  const blocks: readonly unknown[] = Array.isArray(held) ? held : [];
  const at = selected[0] === "blocks" ? Number(selected[1]) : undefined;
  return (
    <section aria-labelledby="outline">
      <h2 id="outline">On this page</h2>
      <button type="button" className="part" onClick={() => onSelect(["title"])}>
        Title
      </button>
      <button type="button" className="part" onClick={() => onSelect(["description"])}>
        Description for search engines
      </button>
      <ol className="items">
        {blocks.map((block, index) => (
          <li key={index}>
            <Entry
              {...props}
              block={block}
              index={index}
              count={blocks.length}
              isSelected={index === at}
            />
          </li>
        ))}
      </ol>
      <Gallery
        session={props.session}
        file={props.file}
        onSelect={onSelect}
        at={at === undefined ? blocks.length : at + 1}
      />
    </section>
  );
}

interface EntryProps extends OutlineProps {
  block: unknown;
  index: number;
  count: number;
  isSelected: boolean;
}

function Entry(props: EntryProps): ReactElement {
  const { session, file, onSelect, block, index, count, isSelected } = props;
  const path = [...into, index];
  const name = nameOf(block) ?? `Block ${index + 1}`;
  const { type, hidden } = isFields(block) ? block : {};
  return (
    <>
      <button
        type="button"
        className="part"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(path)}
      >
        {name} <small>{String(type ?? "")}</small>
        {hidden === true && <small> hidden</small>}
      </button>
      {isSelected && (
        <ItemTools
          name={name}
          isFirst={index === 0}
          isLast={index === count - 1}
          onMove={(by) => {
            session.change(file, { do: "move", path, to: index + by });
            onSelect([...into, index + by]);
          }}
          onDuplicate={() =>
            // Cast: it was read from JSON.
            session.change(file, { do: "insert", into, at: index + 1, value: block as Json })
          }
          onRemove={() => session.change(file, { do: "remove", path })}
        />
      )}
    </>
  );
}
