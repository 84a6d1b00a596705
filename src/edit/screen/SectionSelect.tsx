// Chooses the section of a page that a link goes to. A block without a link name gets one with the link.
import { useId, type ReactElement } from "react";
import { readLinkedPage, writeLinkedPage } from "../../content/model/linked-page.ts";
import { nameSection, sectionsOn } from "../operations/pages/sections.ts";
import type { Operation } from "../model/history.ts";
import { useFiles } from "./use-session.ts";
import { useVocabulary } from "./use-vocabulary.ts";
import { t } from "../../words/t.ts";

interface SectionSelectProps {
  /** The page and the section, as a link to them is written. */
  linked: string;
  /** @param naming gives the block its link name, if it has none */
  onChoose: (linked: string, naming: readonly Operation[]) => void;
  onBlur?: () => void;
}

export function SectionSelect({
  linked,
  onChoose,
  onBlur,
}: SectionSelectProps): ReactElement | null {
  const files = useFiles();
  const vocabulary = useVocabulary();
  const id = useId();
  const { page, section = "" } = readLinkedPage(linked);
  const sections = sectionsOn(vocabulary, files, page);
  const isThere = section === "" || sections.some((each) => each.id === section);
  if (sections.length === 0 && isThere) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t`Section`}</label>
      <select
        id={id}
        value={section}
        onChange={({ target }) => {
          const next = writeLinkedPage(page, target.value || undefined);
          onChoose(next, nameSection(vocabulary, files, next));
        }}
        onBlur={onBlur}
      >
        <option value="">{t`Top of the page`}</option>
        {!isThere && <option>{section}</option>}
        {sections.map(({ id: own, name, isHidden }) => (
          <option key={own} value={own}>
            {isHidden ? t`${name} (hidden)` : name}
          </option>
        ))}
      </select>
    </div>
  );
}
