// Makes the site in another language: its language and its pages are chosen, then it can be opened to translate it.
import { useState, type ReactElement } from "react";
import { hint } from "../../model/message.ts";
import { languageName } from "../../operations/language-name.ts";
import { siteInLanguage } from "../../operations/pages/site-in-language.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { openSite } from "../../screen/open-site.ts";
import { saveAll } from "../../session/save-all.ts";
import { useSession, useSessionState } from "../../screen/use-session.ts";
import { Dialog, DialogView } from "../../ui/Dialog.tsx";
import { NewLanguageForm, type NewLanguage } from "./NewLanguageForm.tsx";
import { t } from "../../../words/t.ts";

interface NewLanguageDialogProps {
  onClose: () => void;
}

/** What was made. */
interface Made {
  language: string;
  folder: string;
}

export function NewLanguageDialog({ onClose }: NewLanguageDialogProps): ReactElement {
  const session = useSession();
  const media = useSessionState(({ assets }) => assets.media);
  const [made, setMade] = useState<Made>();
  const make = async (wanted: NewLanguage): Promise<string | undefined> => {
    // The new site is compared with this one as it is saved.
    const unsaved = await saveAll(session);
    if (unsaved !== undefined) return unsaved;
    const here = { folder: session.folder, media: media.keys() };
    const { files } = session.state().history;
    const { site, link } = siteInLanguage(session.vocabulary, files, here, wanted);
    const added = await session.beside?.add(site);
    if (added?.is !== "added") return added?.reason;
    session.apply([link]);
    setMade({ language: nameOf(wanted.language), folder: site.folder });
    return undefined;
  };
  return (
    <Dialog title={t`The site in another language`} onClose={onClose}>
      {made ? <MadeView made={made} onClose={onClose} /> : <NewLanguageForm onMake={make} />}
    </Dialog>
  );
}

function MadeView({ made, onClose }: NewLanguageDialogProps & { made: Made }): ReactElement {
  const { language, folder } = made;
  const session = useSession();
  const { say } = useEditing();
  const open = () => {
    session.announce(hint(t`The site in ${language} opens in another tab.`));
    onClose();
    if (session.beside) void openSite(session.beside, folder, say);
  };
  return (
    <DialogView className="fields">
      <p role="status">{t`The site in ${language} is made. Its texts are still those of this site.`}</p>
      <p>
        {t`Open it and translate them: below the fields, it counts what isn’t translated yet.`}{" "}
        {t`Visitors don’t see it before you show it: select it under “Other languages”, click “Show”, and publish.`}
      </p>
      <div className="pages-actions">
        <button
          type="button"
          className="primary"
          onClick={open}
        >{t`Open the site in ${language}`}</button>
      </div>
    </DialogView>
  );
}

function nameOf(language: string): string {
  return languageName(language) ?? language;
}
