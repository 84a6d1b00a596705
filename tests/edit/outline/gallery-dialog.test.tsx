// @vitest-environment jsdom
// A block from the gallery fits the page that it is added to.
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { GalleryDialog } from "../../../src/edit/outline/GalleryDialog.tsx";
import { noDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import type { Store } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";

afterEach(cleanup);

/** Adds an opening to the home page. @returns the levels of the page's openings, and its errors */
async function addOpening(level: 1 | 2) {
  const home = JSON.parse(base.get("home.json") ?? "");
  home.blocks[0].level = level;
  const texts = new Map([...base, ["home.json", JSON.stringify(home)]]);
  const files = [...texts].map(([name, text]) => ({ name, text, version: text }));
  const stored = { site: "a", folder: "content", files, assets: { icons: {}, media: new Map() } };
  // Cast: nothing is saved.
  const session = new Session({} as Store, stored, noDrafts, engineVocabulary, allTools);
  render(
    <SessionContext value={session}>
      <GalleryDialog
        file="home.json"
        at={1}
        onSelect={() => undefined}
        FileDialog={() => null}
        onClose={() => undefined}
      />
    </SessionContext>,
  );
  await userEvent.click(screen.getByText("Page opening"));
  const { blocks } = JSON.parse(session.state().history.files.get("home.json") ?? "");
  const errors = session.state().diagnostics.filter(({ severity }) => severity === "error");
  return {
    levels: [blocks[0].level, blocks[1].level],
    ids: errors.map(({ id }) => id).filter((id) => id.includes("main-heading")),
  };
}

test("a second opening has a heading below the main one", async () => {
  expect(await addOpening(1)).toEqual({ levels: [1, undefined], ids: [] });
});

test("the opening of a page without a main heading has it", async () => {
  expect(await addOpening(2)).toEqual({ levels: [2, 1], ids: [] });
});
