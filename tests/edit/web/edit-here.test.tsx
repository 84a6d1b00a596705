// @vitest-environment jsdom
// Editing a copy of a site without a repository, and starting it again.
import { act, screen, waitFor } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { editHere } from "../../../src/edit/web/edit-here.tsx";
import { createStage, type StartEditor } from "../../../src/edit/web/stage.tsx";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { button, cleanPage, press, startOver } from "./web-scene.tsx";
import { expectFocusOn } from "../expect-focus.ts";

let sessions: Session[];
const session = () => {
  const last = sessions.at(-1);
  if (!last) throw new Error("No editor was opened.");
  return last;
};

const startEditor: StartEditor = async (place, store, tools) => {
  sessions.push(
    new Session(
      store,
      await store.load(),
      { found: [], store: () => Promise.resolve() },
      engineVocabulary,
      allTools,
    ),
  );
  const root = createRoot(place);
  act(() => root.render(<SessionContext value={session()}>{tools}</SessionContext>));
  return { close: () => act(() => root.unmount()) };
};

beforeEach(() => {
  startOver();
  sessions = [];
  const content = { folder: "content", files: Object.fromEntries(base), media: {} };
  vi.stubGlobal("fetch", (asked: URL) =>
    Promise.resolve(Response.json(asked.pathname.endsWith("content.json") ? content : {})),
  );
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  const setup = { url: "https://example.com", icons: "./icons.json", allIcons: "./all-icons.json" };
  void editHere(createStage(page, startEditor), setup);
});
afterEach(() => {
  cleanPage();
  vi.unstubAllGlobals();
});

/** Someone changes the copy and saves it. */
async function changeCopy() {
  await press("Edit a copy");
  await button("Copy");
  session().change("contact.json", { do: "set", path: ["title"], value: "Reach us" });
  await act(() => session().save());
}
const isChanged = () =>
  session().state().history.files.get("contact.json")?.includes("Reach us") === true;

test("starting again asks first, and offers to download what would be lost", async () => {
  await changeCopy();
  await press("Copy");
  await press("Start again with the published site…");
  await screen.findByText(/can’t be undone/);
  await expectFocusOn(button("Download changed files"));
  await press("Cancel");
  await expectFocusOn(button("Start again with the published site…"));
  expect(sessions).toHaveLength(1);
  expect(isChanged()).toBe(true);
});

test("a copy that is started again is the published site", async () => {
  await changeCopy();
  expect(isChanged()).toBe(true);
  await press("Copy");
  await press("Start again with the published site…");
  await press("Delete my changes and start again");
  await waitFor(() => expect(sessions).toHaveLength(2));
  expect(isChanged()).toBe(false);
  expect(session().state().unsaved).toEqual([]);
});
