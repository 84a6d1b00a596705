// Lists the fields of site.json under their titles from the schema.
import type { MouseEvent, ReactElement } from "react";
import { isFields } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { schemaFile } from "../../content/schema/read-schema.ts";
import { readJson } from "../model/read-json.ts";
import { goToFields, isFromKeyboard } from "../ui/regions.ts";

interface SiteFieldsProps {
  text: string;
  selected: Path;
  onSelect: (path: Path) => void;
}

const fields = Object.entries(schemaFile("site.schema.json").schema.properties ?? {});

export function SiteFields({ text, selected, onSelect }: SiteFieldsProps): ReactElement {
  const site = readJson(text);
  const isThere = (name: string) => isFields(site) && name in site;
  const shown = fields.filter(([name]) => name !== "$schema" && isThere(name));
  const choose = (event: MouseEvent, name: string) => {
    onSelect([name]);
    if (isFromKeyboard(event)) goToFields();
  };
  const absent = fields.filter(([name]) => name !== "$schema" && !isThere(name));
  return (
    <section aria-labelledby="site-settings">
      <h2 id="site-settings">Site settings</h2>
      <ul className="items">
        {shown.map(([name, { title }]) => (
          <li key={name}>
            <button
              type="button"
              className="list-button"
              aria-current={selected[0] === name || undefined}
              onClick={(event) => choose(event, name)}
            >
              {title ?? name}
            </button>
          </li>
        ))}
      </ul>
      <div className="add-fields">
        {absent.map(([name, { title, description }]) => (
          <button
            key={name}
            type="button"
            title={description}
            onClick={(event) => choose(event, name)}
          >
            Add {(title ?? name).toLowerCase()}
          </button>
        ))}
      </div>
    </section>
  );
}
