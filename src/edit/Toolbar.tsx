// The toolbar: choose the page and screen size, read the status, undo, save and publish.
import { use, useState, type ReactElement } from "react";
import { pageOption, withShortTitles } from "./operations/pages/page-list.ts";
import { dialogLater } from "./ui/loaded-later.tsx";
import type { Location } from "./model/location.ts";
import { PublishTools } from "./dialogs/publish/PublishTools.tsx";
import type { Publisher } from "./session/publisher.ts";
import { ScreenChoice } from "./ui/ScreenChoice.tsx";
import type { Screen } from "./ui/screen-sizes.ts";
import { usePages } from "./screen/use-pages.ts";
import { useSession, useSessionState } from "./screen/use-session.ts";
import { ToolbarContext } from "./screen/toolbar-context.ts";
import { useUndo } from "./screen/undo.ts";
import { StatusArea } from "./StatusArea.tsx";
import type { Message } from "./model/message.ts";
import { ToolIcon } from "./ui/ToolIcon.tsx";
import { ViewButton } from "./ViewButton.tsx";
import { t } from "../words/t.ts";

const PagesDialog = dialogLater(
  async () => (await import("./dialogs/pages/PagesDialog.tsx")).PagesDialog,
);

interface ToolbarProps {
  publisher: Publisher;
  page: string;
  onPage: (page: string) => void;
  onSelect: (location: Location) => void;
  screen: Screen;
  onScreen: (screen: Screen) => void;
  announcement: Message | undefined;
}

export function Toolbar(props: ToolbarProps): ReactElement {
  const { publisher, page, onPage, onSelect, screen, onScreen, announcement } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="toolbar" data-region="" tabIndex={-1}>
      <h1>{t`Edit the site`}</h1>
      {use(ToolbarContext)}
      <PageChoice page={page} onPage={onPage} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >{t`Pages…`}</button>
      {isOpen && (
        <PagesDialog
          publisher={publisher}
          onPage={onPage}
          onSelect={onSelect}
          onClose={() => setOpen(false)}
        />
      )}
      <ViewButton page={page} screen={screen} onScreen={onScreen} />
      <ScreenChoice screen={screen} onScreen={onScreen} />
      <StatusArea announcement={announcement} publisher={publisher} />
      <HistoryButtons />
      <SaveButton />
      <PublishTools publisher={publisher} onLocation={onSelect} />
    </header>
  );
}

function PageChoice({ page, onPage }: Pick<ToolbarProps, "page" | "onPage">): ReactElement {
  const pages = usePages();
  return (
    <label>
      <span className="toolbar-label">{t`Page`} </span>
      <select value={page} onChange={({ target }) => onPage(target.value)}>
        {withShortTitles(pages).map((each) => (
          <option key={each.name} value={each.name}>
            {pageOption(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function HistoryButtons(): ReactElement {
  const { undo, redo } = useUndo();
  const canUndo = useSessionState(({ history }) => history.past.length > 0);
  const canRedo = useSessionState(({ history }) => history.future.length > 0);
  return (
    <>
      <HistoryButton does="undo" isDisabled={!canUndo} onClick={undo} />
      <HistoryButton does="redo" isDisabled={!canRedo} onClick={redo} />
    </>
  );
}

function SaveButton(): ReactElement {
  const session = useSession();
  const isSaved = useSessionState(({ unsaved }) => unsaved.length === 0);
  return (
    <button
      type="button"
      className="save-button"
      aria-disabled={isSaved || undefined}
      onClick={isSaved ? undefined : () => void session.save()}
    >{t`Save`}</button>
  );
}

/** The label, and SVG path data, 24 by 24. */
const looks = {
  undo: { name: t`Undo`, icon: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" },
  redo: { name: t`Redo`, icon: "m15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3" },
};

interface HistoryButtonProps {
  does: keyof typeof looks;
  isDisabled: boolean;
  onClick: () => void;
}

/**
 * Shows a word, or an icon on a phone. When disabled it keeps the focus, so that keyboard users don't lose their
 * position.
 */
function HistoryButton({ does, isDisabled, onClick }: HistoryButtonProps): ReactElement {
  const { name, icon } = looks[does];
  return (
    <button
      type="button"
      className="history-button"
      title={name}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <ToolIcon path={icon} size={20} />
      <span className="toolbar-label">{name}</span>
    </button>
  );
}
