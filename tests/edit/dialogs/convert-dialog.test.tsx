// @vitest-environment jsdom
// The dialog before a file is converted to UTF-8, and what each answer does.
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { ConvertDialog } from "../../../src/edit/dialogs/ConvertDialog.tsx";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { FileToSave, Saved, Store } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const contact = (base.get("contact.json") ?? "").replace("Please call us.", "Don’t wait, café Ëx.");
const strays = ["’", "Ëx"].map((character) => contact.indexOf(character));
const files = [...base].map(([name, text]) => ({ name, text, version: name }));
const save = vi.fn<(saved: readonly FileToSave[]) => Promise<Saved>>();
// Cast: nothing else of it is asked for.
const store = { savesTo: "files", save } as unknown as Store;
let session: Session;

beforeEach(() => {
  save.mockReset().mockResolvedValue({ is: "saved", versions: { "contact.json": "2" } });
  const guessed = { name: "contact.json", text: contact, version: "1", encoding: { strays } };
  const stored = {
    site: "a",
    folder: "content",
    files: [...files.filter(({ name }) => name !== guessed.name), guessed],
    assets: { icons: {}, media: new Map<string, string>() },
  };
  session = new Session(store, stored, noDrafts, engineVocabulary, allTools);
  session.change("contact.json", { do: "set", path: ["title"], value: "Reach us" });
  render(
    <SessionContext value={session}>
      <ConvertDialog />
    </SessionContext>,
  );
});
afterEach(cleanup);

const button = (name: string) => screen.findByText(name, { selector: "button" });
const isGone = () => waitFor(() => expect(document.querySelector("dialog")).toBeNull());

test("it shows the guessed words, and nothing is saved before the answer", async () => {
  expect(document.querySelector("dialog")).toBeNull();
  await session.save();
  expect((await screen.findByText(/^Convert contact/)).textContent).toBe(
    "Convert contact.json to the site's text format?",
  );
  const about = screen.getByLabelText("contact.json").textContent;
  expect(about).toBe(
    "Some characters in contact.json were saved in an older text format, most likely Windows-1252.The editor had to guess these words: Don’t, Ëx.",
  );
  expect(save).not.toHaveBeenCalled();
});

test("“Convert and save” saves the file and tells the server that the person agreed", async () => {
  await session.save();
  (await button("Convert and save")).click();
  await isGone();
  const text = contact.replace('"title": "Contact"', '"title": "Reach us"');
  const saved = { name: "contact.json", text, version: "1", isConverted: true };
  expect(save).toHaveBeenCalledExactlyOnceWith([saved]);
});

test("“Don't save” leaves the file unchanged and keeps all edits", async () => {
  await session.save();
  (await button("Don't save")).click();
  await isGone();
  expect(save).not.toHaveBeenCalled();
  expect(session.state().unsaved).toEqual(["contact.json"]);
});
