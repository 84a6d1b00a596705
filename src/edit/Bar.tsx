// The line above all: which page, on which screen, and what is to become of the changes.
import { useState, useSyncExternalStore, type ReactElement } from "react";
import type { ListedPage } from "./pages/page-list.ts";
import { PagesDialog } from "./pages/PagesDialog.tsx";
import type { Place } from "./place.ts";
import { PublishTools } from "./publish/PublishTools.tsx";
import type { Publisher } from "./publish/publisher.ts";
import { screenNames, type Screen } from "./screens.ts";
import type { Session } from "./session.ts";

interface BarProps {
  session: Session;
  publisher: Publisher;
  pages: readonly ListedPage[];
  page: string;
  onPage: (page: string) => void;
  onSelect: (place: Place) => void;
  screen: Screen;
  onScreen: (screen: Screen) => void;
  status: string;
}

export function Bar(props: BarProps): ReactElement {
  const { session, publisher, pages, page, onPage, onSelect, screen, onScreen, status } = props;
  const [isOpen, setOpen] = useState(false);
  const { history, unsaved } = useSyncExternalStore(session.subscribe, session.state);
  return (
    <header className="bar" data-region="" tabIndex={-1}>
      <h1>Edit the site</h1>
      <label>
        Page{" "}
        <select value={page} onChange={({ target }) => onPage(target.value)}>
          {pages.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Pages…
      </button>
      {isOpen && (
        <PagesDialog
          session={session}
          pages={pages}
          onPage={onPage}
          onSelect={onSelect}
          onClose={() => setOpen(false)}
        />
      )}
      <Screens screen={screen} onScreen={onScreen} />
      <p role="status" className="status">
        {status}
      </p>
      <button type="button" disabled={history.past.length === 0} onClick={() => session.undo()}>
        Undo
      </button>
      <button type="button" disabled={history.future.length === 0} onClick={() => session.redo()}>
        Redo
      </button>
      <button
        type="button"
        className="primary"
        disabled={unsaved.length === 0}
        onClick={() => void session.save()}
      >
        Save
      </button>
      <PublishTools session={session} publisher={publisher} onPlace={onSelect} />
    </header>
  );
}

function Screens({ screen, onScreen }: Pick<BarProps, "screen" | "onScreen">): ReactElement {
  return (
    <fieldset className="screens">
      <legend>Screen</legend>
      {screenNames.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="screen"
            checked={name === screen}
            onChange={() => onScreen(name)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
