// Below a text that uses facts: the value of each, and a link to its field.
import type { ReactElement } from "react";
import { factsIn } from "../model/read-facts.ts";
import { siteFile } from "../../content/model/input.ts";
import { namedFacts } from "../../content/resolve/facts.ts";
import { focusField } from "../ui/focus-field.ts";
import { useSession } from "../screen/use-session.ts";
import { usePanel } from "./panel-context.ts";

interface NamedFactsProps {
  id: string;
  /** Those that exist. */
  names: readonly string[];
}

/** The existing facts that a value uses, each once: a problem reports any other. */
export function useNamedFacts(value: unknown): string[] {
  const { history } = useSession();
  if (typeof value !== "string" || !value.includes("{{")) return [];
  const facts = factsIn(history.files);
  return [...new Set(namedFacts(value))].filter((name) => Object.hasOwn(facts, name));
}

export function NamedFacts({ id, names }: NamedFactsProps): ReactElement {
  const { history } = useSession();
  const { open } = usePanel();
  const facts = factsIn(history.files);
  return (
    <ul className="named-facts" id={id}>
      {names.map((name) => {
        const path = ["facts", name];
        return (
          <li key={name}>
            {`{{facts.${name}}}`} shows <span className="fact-value">{facts[name]}</span>{" "}
            <button
              type="button"
              onClick={() => {
                open({ file: siteFile, path });
                focusField(path);
              }}
            >
              Edit fact “{name}”
            </button>
          </li>
        );
      })}
    </ul>
  );
}
