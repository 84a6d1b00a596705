// Opens one of the dialogs about publishing over a small site in memory, with a store that answers as a test says.
import { render, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noDrafts } from "../../../../src/edit/session/browser-drafts.ts";
import type { Clock } from "../../../../src/edit/session/live-check.ts";
import { Publisher } from "../../../../src/edit/session/publisher.ts";
import { allTools } from "../../../../src/edit/session/session-tools.ts";
import { Session } from "../../../../src/edit/session/session.ts";
import { SessionContext } from "../../../../src/edit/screen/use-session.ts";
import type { Published, Store, StoredFile } from "../../../../src/store/store.ts";
import { base } from "../../../content/base.ts";
import { storedBase } from "../../stored-base.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";

export const open = { is: "open", branch: "main", isFirst: false } as const;

/** @param own what differs from a site without changes that can be published */
export function publishedBase(own: Partial<Extract<Published, { is: "known" }>> = {}): Published {
  return {
    is: "known",
    against: "the published content of May 27, 2025",
    isPushed: true,
    files: Object.fromEntries(base),
    media: [],
    newMedia: [],
    skippedFiles: [],
    destinations: { direct: open, review: open },
    ...own,
  };
}

interface Scene {
  session: Session;
  publisher: Publisher;
  user: ReturnType<typeof userEvent.setup>;
}

/** What the store does if a file was changed elsewhere meanwhile. */
export function changedElsewhere(file: StoredFile): Pick<Store, "save" | "load"> {
  const files = storedBase.files.map((each) => (each.name === file.name ? file : each));
  return {
    save: () => Promise.resolve({ is: "conflict", files: [file] }),
    load: () => Promise.resolve({ ...storedBase, files }),
  };
}

/**
 * @param own what the store does
 * @param edit edits the site before the dialog opens
 * @param dialog the dialog to open
 */
export function openDialog(
  own: Partial<Store>,
  edit: (session: Session) => void,
  dialog: (publisher: Publisher) => React.ReactElement,
  clock: Clock = { now: () => 0, pause: () => new Promise(() => {}) },
): Scene {
  const answers: Partial<Store> = {
    savesTo: "draft",
    load: () => Promise.resolve(storedBase),
    save: (files) =>
      Promise.resolve({
        is: "saved",
        versions: Object.fromEntries(files.map(({ name, text }) => [name, text ?? ""])),
      }),
    published: () => Promise.resolve(publishedBase()),
    ...own,
  };
  // Cast: a test that asks for more fails.
  const store = answers as Store;
  const session = new Session(store, storedBase, noDrafts, engineVocabulary, allTools);
  edit(session);
  const publisher = new Publisher(session, store, "a", clock);
  render(<SessionContext value={session}>{dialog(publisher)}</SessionContext>);
  return { session, publisher, user: userEvent.setup() };
}

/** The address of a site without placeholders. */
const ownAddress = "https://our-billing.com/";

/** Replaces the invented details of the site. */
export function replacePlaceholders(session: Session): void {
  const set = (path: readonly string[], value: string) =>
    session.change("site.json", { do: "set", path, value });
  set(["facts", "phone"], "+1 (602) 234-0142");
  set(["facts", "email"], "hello@our-billing.com");
  set(["url"], ownAddress);
}

const heading = ["blocks", 0, "heading"];

/** Changes the heading of the home page. */
export function changeHeading(session: Session, value = "We treat"): void {
  session.change("home.json", { do: "set", path: heading, value });
}

/** The home page as someone else has saved it, with another heading. */
export function newHome(value: string): StoredFile {
  const text = base.get("home.json") ?? "";
  return {
    name: "home.json",
    text: text.replace(/"heading": "[^"]*"/, `"heading": "${value}"`),
    version: value,
  };
}

/** Waits for a button by its name. As queries by role do, but those take most of a test's time. */
export function button(name: string | RegExp): Promise<HTMLButtonElement> {
  const isCalled = (words: string) =>
    typeof name === "string" ? words === name : name.test(words);
  return waitFor(() => {
    const found = [...document.querySelectorAll("button")].find((each) =>
      isCalled(each.getAttribute("aria-label") ?? each.textContent.trim()),
    );
    if (!found) throw new Error(`There is no button ${String(name)}.`);
    return found;
  });
}
