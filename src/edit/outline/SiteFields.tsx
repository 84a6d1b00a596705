// Lists the fields of site.json by title, in the groups that the schema gives them.
import { useId, type MouseEvent, type ReactElement } from "react";
import { siteFile } from "../../content/model/input.ts";
import { isFields, isSameJson } from "../../content/model/json.ts";
import { schemas } from "../../content/model/schema.gen.ts";
import type { Path } from "../../content/model/path.ts";
import { fieldGroups, type FieldGroup } from "../../content/schema/field-groups.ts";
import type { Schema } from "../../content/schema/read-schema.ts";
import type { Files } from "../model/history.ts";
import { fileValue } from "../model/read-json.ts";
import { helpOf } from "../schema/help.ts";
import { useEditing } from "../screen/editing-context.ts";
import { useSessionState } from "../screen/use-session.ts";
import { addField } from "../ui/focus-field.ts";
import { goToFields, isFromKeyboard } from "../ui/regions.ts";
import { settingsId } from "./SettingsButton.tsx";
import { t } from "../../words/t.ts";
import { inSentence } from "../../words/in-sentence.ts";
import { inScreenLanguage } from "../../words/schema-words.ts";

interface SiteFieldsProps {
  selected: Path;
  onSelect: (path: Path) => void;
}

// Cast: it is JSON Schema.
const groups = fieldGroups(inScreenLanguage(schemas["site.schema.json"] as Schema));

export function SiteFields({ selected, onSelect }: SiteFieldsProps): ReactElement {
  const names = useSessionState(({ history }) => fieldsIn(history.files), isSameJson);
  return (
    <section aria-labelledby={settingsId}>
      <h2 id={settingsId} tabIndex={-1}>{t`Site settings`}</h2>
      {groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          isThere={(name) => names.includes(name)}
          current={selected[0]}
          onSelect={onSelect}
        />
      ))}
    </section>
  );
}

/** The names of the fields that the site has. */
function fieldsIn(files: Files): readonly string[] {
  const site = fileValue(files, siteFile);
  return isFields(site) ? Object.keys(site) : [];
}

interface GroupProps {
  group: FieldGroup;
  isThere: (name: string) => boolean;
  current: Path[number] | undefined;
  onSelect: (path: Path) => void;
}

function Group({ group, isThere, current, onSelect }: GroupProps): ReactElement {
  const id = useId();
  const { showPanel } = useEditing();
  const choose = (event: MouseEvent, name: string) => {
    onSelect([name]);
    showPanel(true);
    if (isFromKeyboard(event)) goToFields();
  };
  const shown = group.fields.filter(([name]) => isThere(name));
  const absent = group.fields.filter(([name]) => !isThere(name));
  return (
    <div role="group" aria-labelledby={id} className="site-group">
      <h3 id={id}>{group.name}</h3>
      {shown.length > 0 && (
        <ul className="items">
          {shown.map(([name, { title }]) => (
            <li key={name}>
              <button
                type="button"
                className="list-button"
                aria-current={current === name || undefined}
                onClick={(event) => choose(event, name)}
              >
                {title ?? name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {absent.length > 0 && (
        <div className="add-fields">
          {absent.map(([name, schema]) => (
            <button
              key={name}
              type="button"
              title={helpOf(schema)}
              onClick={(event) => {
                choose(event, name);
                addField([name]);
              }}
            >{t`Add ${inSentence(schema.title ?? name)}`}</button>
          ))}
        </div>
      )}
    </div>
  );
}
