// Chooses what to edit where no repository is set: a folder on this computer, or a copy in this browser.
import { useState, type ReactElement } from "react";
import { NewSiteForm } from "./NewSiteForm.tsx";
import { siteName } from "./site-name.ts";
import { StartScreen } from "./StartScreen.tsx";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

/** Why a chosen folder isn't opened. */
export type NotOpened = { is: "refused"; reason: string } | EmptyFolder;

/** A folder without a site, where one can be started. */
interface EmptyFolder {
  is: "empty";
  name: string;
  /** @param language its code @returns why there is no new site */
  start: (language: string) => Promise<string | undefined>;
}

interface ChooseScreenProps {
  /** The site's address. */
  url: string;
  /** The name of the folder that was opened last; undefined if there is none. */
  lastFolder: string | undefined;
  /** Whether this browser has a copy with changes. */
  hasCopy: boolean;
  /** undefined where the browser can't open folders. @returns why it isn't opened; undefined if nothing was chosen */
  onFolder: ((isLast: boolean) => Promise<NotOpened | undefined>) | undefined;
  onCopy: () => void;
  /** Why the last try failed. */
  reason: string | undefined;
}

export function ChooseScreen(props: ChooseScreenProps): ReactElement {
  const { url, hasCopy, onCopy, reason } = props;
  const [problem, setProblem] = useState(reason);
  return (
    <StartScreen title={t`Edit ${siteName(url)}`}>
      <p role="alert" className="message-box" {...looks.failure}>
        {problem}
      </p>
      <FolderChoice {...props} onProblem={setProblem} />
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

interface FolderChoiceProps extends Pick<ChooseScreenProps, "lastFolder" | "onFolder"> {
  onProblem: (reason: string | undefined) => void;
}

function FolderChoice({ lastFolder, onFolder, onProblem }: FolderChoiceProps): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const [empty, setEmpty] = useState<EmptyFolder>();
  /** Not a second time while the browser asks. @param action what it returns is shown as a problem */
  const once = async (action: () => Promise<string | undefined>) => {
    if (isBusy) return;
    onProblem(undefined);
    setBusy(true);
    onProblem(await action());
    setBusy(false);
  };
  const open = (isLast: boolean) =>
    void once(async () => {
      const failed = await onFolder?.(isLast);
      if (failed) setEmpty(failed.is === "empty" ? failed : undefined);
      return failed?.is === "refused" ? failed.reason : undefined;
    });
  return (
    <section className="start-choice">
      <h2>{t`A folder on this computer`}</h2>
      {onFolder ? (
        <>
          <p>{t`Choose the folder with the site’s content, or an empty one for a new site. What you save changes its files. To publish them, use Git, or send them to the person who manages the site.`}</p>
          <div className="pages-actions">
            {lastFolder !== undefined && (
              <button
                type="button"
                className="primary"
                onClick={() => open(true)}
              >{t`Open “${lastFolder}” again`}</button>
            )}
            <button
              type="button"
              className={lastFolder === undefined && !empty ? "primary" : undefined}
              onClick={() => open(false)}
            >
              {lastFolder === undefined ? t`Choose a folder…` : t`Use another folder…`}
            </button>
          </div>
          {empty && (
            <NewSiteForm
              folder={empty.name}
              isBusy={isBusy}
              onStart={(language) => void once(() => empty.start(language))}
            />
          )}
        </>
      ) : (
        <p>{t`This browser can’t open folders. Use Chrome or Edge on a computer, or edit a copy.`}</p>
      )}
    </section>
  );
}
