// Below a text that uses facts: links to their fields.
import type { ReactElement } from "react";
import { factsIn } from "../../model/read-facts.ts";
import { factTitle } from "../../../words/fact-title.ts";
import { siteFile } from "../../../content/model/input.ts";
import { focusField } from "../../ui/focus-field.ts";
import { useFiles } from "../../screen/use-session.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { tParts } from "../../ui/t-parts.tsx";
import { t } from "../../../words/t.ts";

interface NamedFactsProps {
  id: string;
  /** Those that exist. */
  names: readonly string[];
  /** Whether the field itself shows the facts' values. */
  areShown: boolean;
}

export function NamedFacts({ id, names, areShown }: NamedFactsProps): ReactElement {
  const files = useFiles();
  const { open } = usePanel();
  const facts = factsIn(files);
  return (
    <ul className="named-facts" id={id}>
      {names.map((name) => {
        const path = ["facts", name];
        return (
          <li key={name}>
            {!areShown && (
              <>{tParts`${(<span className="fact-value">{facts[name]}</span>)} is a fact.`} </>
            )}
            <button
              type="button"
              onClick={() => {
                open({ file: siteFile, path });
                focusField(path);
              }}
            >{t`Edit fact “${factTitle(name)}”`}</button>
          </li>
        );
      })}
    </ul>
  );
}
