// Makes the site in another language, and opens each that has a content folder.
import { useState, type ReactElement } from "react";
import { siteFile } from "../../../content/model/input.ts";
import { fileValue } from "../../model/read-json.ts";
import { languageName } from "../../operations/language-name.ts";
import { sitesInLanguages } from "../../operations/pages/site-in-language.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { openSite } from "../../screen/open-site.ts";
import { useFiles, useSession } from "../../screen/use-session.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";
import { t } from "../../../words/t.ts";

const NewLanguageDialog = dialogLater(
  async () => (await import("./NewLanguageDialog.tsx")).NewLanguageDialog,
);

export function OtherSites(): ReactElement | null {
  const { beside } = useSession();
  const { say } = useEditing();
  const files = useFiles();
  const [isMaking, setMaking] = useState(false);
  if (!beside) return null;
  return (
    <div className="add-fields">
      {sitesInLanguages(fileValue(files, siteFile)).map(({ language, folder }) => (
        <button
          key={folder}
          type="button"
          onClick={() => void openSite(beside, folder, say)}
        >{t`Edit the site in ${languageName(language) ?? language}`}</button>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setMaking(true)}
      >{t`Make the site in another language…`}</button>
      {isMaking && <NewLanguageDialog onClose={() => setMaking(false)} />}
    </div>
  );
}
