// The dialog that asks before converting files to UTF-8 and shows the words that had to be guessed.
import type { ReactElement } from "react";
import { wordsInDoubt } from "../../content/schema/as-saved.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useSession, useSessionState } from "../screen/use-session.ts";
import type { StoredFile } from "../../store/store.ts";

/** The maximum number of words to show per file. */
const maxWords = 20;

export function ConvertDialog(): ReactElement | null {
  const session = useSession();
  const toConvert = useSessionState((state) => state.toConvert);
  const [first] = toConvert;
  if (!first) return null;
  const title =
    toConvert.length === 1
      ? `Convert ${first.name} to the site's text format?`
      : `Convert ${toConvert.length} files to the site's text format?`;
  return (
    <Dialog title={title} onClose={() => session.askToConvert()}>
      {toConvert.map((file) => (
        <GuessedWords key={file.name} file={file} />
      ))}
      <p>
        The site needs UTF-8. If a guessed word is wrong, choose Don&apos;t save, fix the word, and
        save again. Your changes stay here.
      </p>
      <div className="pages-actions">
        <button type="button" className="primary" onClick={() => void session.save(toConvert)}>
          Convert and save
        </button>
        <button type="button" onClick={() => session.askToConvert()}>
          Don&apos;t save
        </button>
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
          ? `${name} was saved in another text format (UTF-16).`
          : encoding === "Windows-1252"
            ? `${name} was saved in an older text format, most likely Windows-1252.`
            : `Some characters in ${name} were saved in an older text format, most likely Windows-1252.`}
      </p>
      {shown.length > 0 && (
        <p>
          The editor had to guess these words: <b>{shown.join(", ")}</b>
          {more > 0 && `, and ${more} more`}.
        </p>
      )}
    </section>
  );
}
