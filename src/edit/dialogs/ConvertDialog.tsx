// The dialog that asks before converting files to UTF-8 and shows the words that had to be guessed.
import type { ReactElement } from "react";
import { wordsInDoubt } from "../../content/schema/as-saved.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useSession, useSessionState } from "../screen/use-session.ts";
import type { StoredFile } from "../../store/store.ts";
import { t } from "../../words/t.ts";
import { tParts } from "../ui/t-parts.tsx";

/** The maximum number of words to show per file. */
const maxWords = 20;

export function ConvertDialog(): ReactElement | null {
  const session = useSession();
  const toConvert = useSessionState((state) => state.toConvert);
  const [first] = toConvert;
  if (!first) return null;
  const title =
    toConvert.length === 1
      ? t`Convert ${first.name} to the site's text format?`
      : t`Convert ${toConvert.length} files to the site's text format?`;
  return (
    <Dialog title={title} onClose={() => session.askToConvert()}>
      {toConvert.map((file) => (
        <GuessedWords key={file.name} file={file} />
      ))}
      <p>{t`The site needs UTF-8. If a guessed word is wrong, choose Don't save, fix the word, and save again. Your changes stay here.`}</p>
      <div className="pages-actions">
        <button
          type="button"
          className="primary"
          onClick={() => void session.save(toConvert)}
        >{t`Convert and save`}</button>
        <button type="button" onClick={() => session.askToConvert()}>{t`Don't save`}</button>
      </div>
    </Dialog>
  );
}

function GuessedWords({ file: { name, text, encoding } }: { file: StoredFile }): ReactElement {
  const words = encoding === undefined ? [] : wordsInDoubt(text, encoding);
  const shown = words.slice(0, maxWords);
  const more = words.length - shown.length;
  return (
    <section aria-label={name}>
      <p>
        {encoding === "UTF-16"
          ? t`${name} was saved in another text format (UTF-16).`
          : encoding === "Windows-1252"
            ? t`${name} was saved in an older text format, most likely Windows-1252.`
            : t`Some characters in ${name} were saved in an older text format, most likely Windows-1252.`}
      </p>
      {shown.length > 0 && (
        <p>
          {more > 0
            ? tParts`The editor had to guess these words: ${(<b>{shown.join(", ")}</b>)}, and ${more} more.`
            : tParts`The editor had to guess these words: ${(<b>{shown.join(", ")}</b>)}.`}
        </p>
      )}
    </section>
  );
}
