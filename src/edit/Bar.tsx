// The line above all: which page, on which screen, and what is to become of the changes.
import { useSyncExternalStore, type ReactElement } from "react";
import type { Page } from "../content/model/site.ts";
import { screenNames, type Screen } from "./screens.ts";
import type { Session } from "./session.ts";

interface BarProps {
  session: Session;
  pages: readonly Page[];
  page: string;
  onPage: (page: string) => void;
  screen: Screen;
  onScreen: (screen: Screen) => void;
  status: string;
}

export function Bar(props: BarProps): ReactElement {
  const { session, pages, page, onPage, screen, onScreen, status } = props;
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
    </header>
  );
}
