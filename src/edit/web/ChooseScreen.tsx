// Chooses what to edit where no repository is set: a folder on this computer, or a copy in this browser.
import { useState, type ReactElement } from "react";
import { siteName } from "./site-name.ts";
import { StartScreen } from "./StartScreen.tsx";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

interface ChooseScreenProps {
  /** The site's address. */
  url: string;
  /** The name of the folder that was opened last; undefined if there is none. */
  lastFolder: string | undefined;
  /** Whether this browser has a copy with changes. */
  hasCopy: boolean;
  /** undefined where the browser can't open folders. @returns why it can't be edited; undefined if nothing was chosen */
  onFolder: ((isLast: boolean) => Promise<string | undefined>) | undefined;
  onCopy: () => void;
  /** Why the last try failed. */
  reason: string | undefined;
}

export function ChooseScreen(props: ChooseScreenProps): ReactElement {
  const { url, lastFolder, hasCopy, onFolder, onCopy, reason } = props;
  const [problem, setProblem] = useState(reason);
  const [isChoosing, setChoosing] = useState(false);
  const open = async (isLast: boolean) => {
    // A second click while the browser asks.
    if (isChoosing) return;
    setProblem(undefined);
    setChoosing(true);
    setProblem(await onFolder?.(isLast));
    setChoosing(false);
  };
  return (
    <StartScreen title={t`Edit ${siteName(url)}`}>
      <p role="alert" className="message-box" {...looks.failure}>
        {problem}
      </p>
      <section className="start-choice">
        <h2>{t`A folder on this computer`}</h2>
        {onFolder ? (
          <>
            <p>{t`Choose the folder with the site’s content. What you save changes its files. To publish them, use Git, or send them to the person who manages the site.`}</p>
            <div className="pages-actions">
              {lastFolder !== undefined && (
                <button
                  type="button"
                  className="primary"
                  onClick={() => void open(true)}
                >{t`Open “${lastFolder}” again`}</button>
              )}
              <button
                type="button"
                className={lastFolder === undefined ? "primary" : undefined}
                onClick={() => void open(false)}
              >
                {lastFolder === undefined ? t`Choose a folder…` : t`Use another folder…`}
              </button>
            </div>
          </>
        ) : (
          <p>{t`This browser can’t open folders. Use Chrome or Edge on a computer, or edit a copy.`}</p>
        )}
      </section>
      <section className="start-choice">
        <h2>{t`A copy in this browser`}</h2>
        <p>{t`Try the editor without changing the site. You can download the files that you changed and send them to the person who manages the site.`}</p>
        {hasCopy && (
          <p>{t`This browser has a copy that you changed. You can start again once it is open.`}</p>
        )}
        <button type="button" onClick={onCopy}>
          {hasCopy ? t`Continue with your copy` : t`Edit a copy`}
        </button>
      </section>
    </StartScreen>
  );
}
