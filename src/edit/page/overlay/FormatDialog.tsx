// The dialog for a link or a fact in the formatted text that is being edited.
import type { ReactElement } from "react";
import type { Command } from "prosemirror-state";
import { linkedPageIn } from "../../../content/model/linked-page.ts";
import type { Page } from "../../../content/model/site.ts";
import type { Operation } from "../../model/history.ts";
import type { Facts } from "../../model/read-facts.ts";
import { streetAddress } from "../../operations/link-target.ts";
import { nameSection, sectionsOn } from "../../operations/pages/sections.ts";
import { useFiles } from "../../screen/use-session.ts";
import { FactDialog } from "./FactDialog.tsx";
import type { Edited } from "../input/use-formatted-text.ts";
import { LinkDialog } from "./link/LinkDialog.tsx";
import { useVocabulary } from "../../screen/use-vocabulary.ts";

export interface FormatDialogProps {
  edited: Edited;
  facts: Facts;
  pages: readonly Page[];
  /** Goes back to the text. */
  onClose: () => void;
}

export function FormatDialog(props: FormatDialogProps): ReactElement | null {
  const { edited, facts, pages, onClose } = props;
  const files = useFiles();
  const vocabulary = useVocabulary();
  const { text, formatting, asked, ask, runWith } = edited;
  const { setLink, insertFact } = text.commands;
  const run = (command: Command, also: readonly Operation[] = []) => {
    ask(undefined);
    runWith(also, () => text.run(command));
  };
  const link = (href: string | undefined, words: string) => {
    const linked = linkedPageIn(href);
    run(setLink(href, words), linked === undefined ? [] : nameSection(vocabulary, files, linked));
  };
  if (asked === "fact")
    return <FactDialog facts={facts} onFact={(name) => run(insertFact(name))} onClose={onClose} />;
  if (asked !== "link") return null;
  return (
    <LinkDialog
      words={text.wordsToLink}
      href={formatting.link}
      linkable={{
        pages,
        sections: (page) => sectionsOn(vocabulary, files, page),
        facts,
        place: streetAddress(files),
      }}
      onLink={link}
      onClose={onClose}
    />
  );
}
