// @vitest-environment jsdom
// Files that nothing shows are removed from the list of problems, and restored until the dialog closes.
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { webcrypto } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problems } from "../../../src/edit/panel/Problems.tsx";
import { noDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { drawing } from "../../store/contract/site.ts";
import { startInMemory } from "../../store/git/open-store.ts";
import { expectFocusOn } from "../expect-focus.ts";
import { PanelOnPage } from "./panel-on-page.tsx";

const user = userEvent.setup();
let session: Session;

beforeEach(async () => {
  vi.stubGlobal("crypto", webcrypto);
  const { store } = await startInMemory();
  session = new Session(store, await store.load(), noDrafts, engineVocabulary, allTools);
  for (const name of ["desk.svg", "team.svg"])
    expect(await session.addMedia(drawing(name, 20), ["svg"])).toMatchObject({ is: "added" });
  session.checkWhole();
  render(
    <PanelOnPage session={session} at={{ file: "start.json", path: ["title"] }}>
      <Problems page="start" onSelect={() => undefined} />
    </PanelOnPage>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  await user.click(screen.getByRole("button", { name: "Remove unused files…" }));
  await screen.findByRole("dialog");
};
const dialog = () => within(screen.getByRole("dialog", { name: "Remove unused files" }));
const remove = async (name: string) =>
  user.click(await dialog().findByRole("button", { name: `Remove ${name}` }));
const media = () => [...session.state().assets.media.keys()];

test("one that is removed can be restored as long as the dialog is open, also if it was the last", async () => {
  await open();
  await remove("desk.svg");
  await remove("team.svg");
  await user.click(await dialog().findByRole("button", { name: "Restore desk.svg" }));
  await dialog().findByRole("button", { name: "Remove desk.svg" });
  expect(media()).toContain("media/desk.svg");
  expect(media()).not.toContain("media/team.svg");
  await user.click(dialog().getByRole("button", { name: "Close" }));
  expect(screen.getByRole("button", { name: "Remove unused files…" })).toBeTruthy();
  expect(screen.getByText("Nothing on the site shows media/desk.svg.")).toBeTruthy();
});

test("the button disappears with the last of them, and the focus goes to the list's heading", async () => {
  await open();
  await remove("desk.svg");
  await remove("team.svg");
  await dialog().findByRole("button", { name: "Restore team.svg" });
  await user.click(dialog().getByRole("button", { name: "Close" }));
  await expectFocusOn(screen.findByRole("heading", { name: "No problems" }));
  expect(screen.queryByRole("button", { name: "Remove unused files…" })).toBeNull();
});
