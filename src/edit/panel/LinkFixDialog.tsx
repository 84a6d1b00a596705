// The dialog for one link in a formatted text, opened from its problem.
import type { ReactElement } from "react";
import { changeLink } from "../operations/change-link.ts";
import type { LinkInText } from "../operations/link-in-text.ts";
import { streetAddress } from "../operations/link-target.ts";
import { sectionsOn } from "../operations/pages/sections.ts";
import { factsIn } from "../model/read-facts.ts";
import { LinkDialog } from "../page/overlay/link/LinkDialog.tsx";
import { useEditing } from "../screen/editing-context.ts";
import { usePages } from "../screen/use-pages.ts";
import { useFiles, useSession } from "../screen/use-session.ts";
import { t } from "../../words/t.ts";

interface LinkFixDialogProps {
  link: LinkInText;
  onChanged: () => void;
  onClose: () => void;
}

export function LinkFixDialog({ link, onChanged, onClose }: LinkFixDialogProps): ReactElement {
  const session = useSession();
  const files = useFiles();
  const pages = usePages();
  const { vocabulary } = session;
  const { say } = useEditing();
  const change = (href: string | undefined) => {
    onChanged();
    session.endStep();
    session.apply(changeLink(vocabulary, files, link, href));
    session.endStep();
    say(href === undefined ? t`Link removed.` : t`Link changed.`);
  };
  return (
    <LinkDialog
      words={link.words}
      href={link.href}
      linkable={{
        pages: pages.map(({ name, title, isDraft }) => {
          return { name, title, draft: isDraft };
        }),
        sections: (page) => sectionsOn(vocabulary, files, page),
        facts: factsIn(files),
        place: streetAddress(files),
      }}
      onLink={change}
      onClose={onClose}
    />
  );
}
