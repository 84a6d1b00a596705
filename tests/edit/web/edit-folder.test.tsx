// @vitest-environment jsdom
// Editing a folder on this computer, from choosing it to the next visit.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { editHere } from "../../../src/edit/web/edit-here.tsx";
import { createStage, type StartEditor } from "../../../src/edit/web/stage.tsx";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { MemoryDisk, memoryFolder } from "../../store/local/memory-folder.ts";
import { MemoryDatabase } from "../session/memory-database.ts";
import { button, cleanPage, press, startOver } from "./web-scene.tsx";

const database = new MemoryDatabase();
let disk: MemoryDisk;
let session: Session | undefined;

/** What the person does in the browser's own dialog. */
const picker = vi.fn<() => Promise<FileSystemDirectoryHandle>>();
const canceled = () =>
  Promise.reject<FileSystemDirectoryHandle>(
    new DOMException("The user aborted a request.", "AbortError"),
  );

const startEditor: StartEditor = async (place, store, tools) => {
  const opened = new Session(
    store,
    await store.load(),
    {
      found: [],
      store: () => Promise.resolve(),
    },
    engineVocabulary,
    allTools,
  );
  session = opened;
  const root = createRoot(place);
  act(() => root.render(<SessionContext value={opened}>{tools}</SessionContext>));
  return { close: () => act(() => root.unmount()) };
};

function openPage(): void {
  session = undefined;
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  const setup = { url: "https://example.com", icons: "./icons.json", allIcons: "./all-icons.json" };
  void editHere(createStage(page, startEditor), setup);
}

beforeEach(() => {
  startOver();
  database.kept.clear();
  vi.stubGlobal("indexedDB", database);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  disk = new MemoryDisk();
  disk.change(Object.fromEntries(base));
  picker.mockReset().mockResolvedValue(memoryFolder(disk, "our-site"));
  vi.stubGlobal("showDirectoryPicker", picker);
  openPage();
});
afterEach(() => {
  cleanPage();
  vi.unstubAllGlobals();
});

/** A session that has the site's contact page. */
const opened = () =>
  waitFor(() => {
    if (!session?.state().history.files.has("contact.json")) throw new Error("Nothing was opened.");
    return session;
  });
const problem = async () => (await screen.findByRole("alert")).textContent;
const problemOnce = (text: RegExp) => waitFor(async () => expect(await problem()).toMatch(text));

test("a folder is chosen, and what is saved is in its files", async () => {
  await press("Choose a folder…");
  const editor = await opened();
  expect(picker).toHaveBeenCalledWith({ mode: "readwrite", id: "content" });
  editor.change("contact.json", { do: "set", path: ["title"], value: "Reach us" });
  await act(() => editor.save());
  expect(editor.state().unsaved).toEqual([]);
  expect(disk.textAt("contact.json")).toBe(
    base.get("contact.json")?.replace(/"title": "[^"]*"/, '"title": "Reach us"'),
  );
});

test("closing the browser's dialog changes nothing, and a folder can still be chosen", async () => {
  picker.mockImplementationOnce(canceled);
  await press("Choose a folder…");
  await waitFor(() => expect(picker).toHaveBeenCalledOnce());
  expect(await problem()).toBe("");
  await press("Choose a folder…");
  await opened();
});

test("a browser that opens no dialog is explained", async () => {
  picker.mockRejectedValueOnce(new DOMException("Not allowed by policy.", "SecurityError"));
  await press("Choose a folder…");
  await problemOnce(/^The browser didn’t let you choose a folder\. .* edit a copy\.$/);
  await press("Choose a folder…");
  expect((await opened()).folder).toBe("our-site");
});

test("a second click while the dialog is open does nothing", async () => {
  let choose: (folder: FileSystemDirectoryHandle) => void = () => {};
  picker.mockReturnValueOnce(new Promise((resolve) => (choose = resolve)));
  picker.mockRejectedValueOnce(new DOMException("File picker already active.", "NotAllowedError"));
  await press("Choose a folder…");
  await press("Choose a folder…");
  expect(await problem()).toBe("");
  choose(memoryFolder(disk, "our-site"));
  await opened();
});

test("a folder without a site is explained and isn't offered next time", async () => {
  const holidays = new MemoryDisk();
  holidays.change({ "beach.jpg": "" });
  picker.mockResolvedValueOnce(memoryFolder(holidays, "holidays"));
  await press("Choose a folder…");
  await problemOnce(/^There is no website in "holidays"/);
  openPage();
  await press("Choose a folder…");
  expect((await opened()).folder).toBe("our-site");
});

/** What the author chose is empty. */
function chooseEmpty(name: string): MemoryDisk {
  const empty = new MemoryDisk();
  picker.mockResolvedValueOnce(memoryFolder(empty, name));
  return empty;
}

test("in an empty folder, a new site is started in the chosen language, and opened", async () => {
  const empty = chooseEmpty("piano");
  await press("Choose a folder…");
  await screen.findByRole("heading", { name: "A new site in “piano”" });
  expect(document.activeElement?.textContent).toBe("A new site in “piano”");
  expect(empty.in("")).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText("Language"), "French");
  await press("Start a new site");
  expect((await opened()).folder).toBe("piano");
  expect(JSON.parse(empty.textAt("site.json") ?? "")).toMatchObject({ language: "fr" });
  const errors = session?.state().diagnostics.filter(({ severity }) => severity === "error");
  // No icon is known here.
  expect(errors?.filter(({ id }) => id !== "unknown-icon")).toEqual([]);
  openPage();
  await press("Open “piano” again");
  expect((await opened()).folder).toBe("piano");
});

test("what can't be written is explained, and the next click tries again", async () => {
  const empty = chooseEmpty("piano");
  empty.trouble = (step) => {
    if (step === "write") throw new DOMException("Failed on purpose.", "QuotaExceededError");
  };
  await press("Choose a folder…");
  await press("Start a new site");
  await problemOnce(/^The disk is full\./);
  empty.trouble = () => undefined;
  await press("Start a new site");
  expect((await opened()).folder).toBe("piano");
});

test("after an empty folder, another folder can be chosen", async () => {
  chooseEmpty("piano");
  await press("Choose a folder…");
  await button("Start a new site");
  picker.mockImplementationOnce(canceled);
  await press("Choose a folder…");
  await waitFor(() => expect(picker).toHaveBeenCalledTimes(2));
  chooseEmpty("violin");
  await press("Choose a folder…");
  await screen.findByRole("heading", { name: "A new site in “violin”" });
  await press("Choose a folder…");
  expect((await opened()).folder).toBe("our-site");
});

test("on the next visit, one click opens the same folder as soon as the browser allows it", async () => {
  await press("Choose a folder…");
  await opened();
  openPage();
  Object.assign(disk, { permission: "prompt", answer: "denied" });
  await press("Open “our-site” again");
  await problemOnce(/^The browser doesn't let the editor change "our-site"\. Try again/);
  expect(session).toBeUndefined();
  Object.assign(disk, { permission: "prompt", answer: "granted" });
  await press("Open “our-site” again");
  await opened();
  expect(picker).toHaveBeenCalledOnce();
});

test("a folder that was opened last time and is gone now is explained, and another can be opened", async () => {
  await press("Choose a folder…");
  await opened();
  openPage();
  disk.remove("");
  await press("Open “our-site” again");
  await problemOnce(/^The folder "our-site" was moved, renamed or deleted\./);
  const moved = new MemoryDisk();
  moved.change(Object.fromEntries(base));
  picker.mockResolvedValueOnce(memoryFolder(moved, "moved"));
  await press("Use another folder…");
  expect((await opened()).folder).toBe("moved");
  openPage();
  await button("Open “moved” again");
});

test("a folder that disappears while it is being opened is explained", async () => {
  vi.stubGlobal("fetch", () => {
    disk.remove("");
    return Promise.resolve(Response.json({}));
  });
  await press("Choose a folder…");
  await problemOnce(/^The folder "our-site" was moved, renamed or deleted\./);
  disk.makeFolder("");
  disk.change(Object.fromEntries(base));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  await press("Open “our-site” again");
  expect((await opened()).folder).toBe("our-site");
});

test("another folder can be chosen from the editor", async () => {
  await press("Choose a folder…");
  await opened();
  session = undefined;
  await press("Folder");
  await press("Use another folder…");
  const other = new MemoryDisk();
  other.change({ ...Object.fromEntries(base), "team.json": base.get("contact.json") ?? "" });
  picker.mockResolvedValueOnce(memoryFolder(other, "other-site"));
  await button("Open “our-site” again");
  await press("Use another folder…");
  expect((await opened()).state().history.files.has("team.json")).toBe(true);
});

test("a browser that stores nothing opens a folder, too", async () => {
  database.isFull = true;
  await press("Choose a folder…");
  expect((await opened()).folder).toBe("our-site");
  openPage();
  await button("Choose a folder…");
});

test("a browser that can't open folders says which one can", async () => {
  vi.stubGlobal("showDirectoryPicker", undefined);
  openPage();
  await screen.findByText(/^This browser can’t open folders\. Use Chrome or Edge/);
  expect(screen.queryByText(/Choose a folder/, { selector: "button" })).toBeNull();
  vi.stubGlobal("fetch", (asked: URL) => {
    const isContent = asked.pathname.endsWith("content.json");
    return Promise.resolve(isContent ? new Response("", { status: 404 }) : Response.json({}));
  });
  await press("Edit a copy");
  await problemOnce(/^This site has no copy of its content to edit\./);
});
