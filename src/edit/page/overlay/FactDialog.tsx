// Chooses a fact to insert into a text, by its name and value.
import { useEffect, useRef, type ReactElement } from "react";
import { factTitle } from "../../../words/fact-title.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Facts } from "../../model/read-facts.ts";
import { t } from "../../../words/t.ts";

interface FactDialogProps {
  facts: Facts;
  onFact: (name: string) => void;
  onClose: () => void;
}

export function FactDialog({ facts, onFact, onClose }: FactDialogProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  return (
    <Dialog title={t`Insert fact`} onClose={onClose}>
      <p>{t`A fact is written once for the whole site. When you change it, it changes everywhere.`}</p>
      <ul className="fact-list" ref={list}>
        {Object.entries(facts).map(([name, value]) => (
          <li key={name}>
            <button type="button" className="list-button" onClick={() => onFact(name)}>
              {value} <small>{factTitle(name)}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
