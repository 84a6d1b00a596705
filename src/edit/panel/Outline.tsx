// What a page is made of, in order: chosen, moved, hidden, taken away and added here.
import type { ReactElement } from "react";
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { nameOf } from "../../content/schema/describe.ts";
import { follow, schemaFile } from "../../content/schema/read-schema.ts";
import { readJson } from "../read-json.ts";
import type { Session } from "../session.ts";
import { samplesOf } from "./control.ts";
import { ItemTools } from "./ItemTools.tsx";

interface OutlineProps {
  session: Session;
  file: string;
  text: string;
  selected: Path;
  onSelect: (path: Path) => void;
}

const page = schemaFile("page.schema.json");
const blockSchema = follow(page.schema.properties?.["blocks"]?.items ?? {}, page.file);

export function Outline({ session, file, text, selected, onSelect }: OutlineProps): ReactElement {
  const held = valueAt(readJson(text), ["blocks"]);
  const blocks: readonly unknown[] = Array.isArray(held) ? held : [];
  const into = ["blocks"];
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
        {blocks.map((block, index) => {
          const path = [...into, index];
          const isHidden = isFields(block) && block["hidden"] === true;
          const isSelected = selected[0] === "blocks" && selected[1] === index;
          const name = nameOf(block) ?? `Block ${index + 1}`;
          return (
            <li key={index}>
              <button
                type="button"
                className="part"
                aria-current={isSelected || undefined}
                onClick={() => onSelect(path)}
              >
                {name} <small>{isFields(block) ? String(block["type"]) : ""}</small>
                {isHidden && <small> hidden</small>}
              </button>
              {isSelected && (
                <ItemTools
                  name={name}
                  isFirst={index === 0}
                  isLast={index === blocks.length - 1}
                  onMove={(by) => {
                    session.change(file, { do: "move", path, to: index + by });
                    onSelect([...into, index + by]);
                  }}
                  onDuplicate={() =>
                    // Cast: it was read from JSON.
                    session.change(file, {
                      do: "insert",
                      into,
                      at: index + 1,
                      value: block as never,
                    })
                  }
                  onRemove={() => session.change(file, { do: "remove", path })}
                />
              )}
            </li>
          );
        })}
      </ol>
      <details className="gallery">
        <summary>Add a block</summary>
        {samplesOf(blockSchema).map(({ label, description, value }) => (
          <button
            key={label}
            type="button"
            className="part"
            onClick={() => {
              const at = selected[0] === "blocks" ? Number(selected[1]) + 1 : blocks.length;
              session.change(file, { do: "insert", into, at, value });
              onSelect([...into, at]);
            }}
          >
            {label}
            <small>{description}</small>
          </button>
        ))}
      </details>
    </section>
  );
}
