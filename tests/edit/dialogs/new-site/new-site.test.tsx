// @vitest-environment jsdom
// The list of what to do on a new site ticks itself, goes to each field, and stays closed once it is closed.
import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Path } from "../../../../src/content/model/path.ts";
import { NewSite } from "../../../../src/edit/dialogs/new-site/NewSite.tsx";
import { Publisher } from "../../../../src/edit/session/publisher.ts";
import type { Store } from "../../../../src/store/store.ts";
import { base } from "../../../content/base.ts";
import { siteTexts } from "../../../fixtures/site-texts.ts";
import { dentalSite } from "../../../fixtures/sites.ts";
import { PanelOnPage, sessionOf } from "../../panel/panel-on-page.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The small site, with what `npm run new` leaves to be replaced. */
function newSite(): Map<string, string> {
  const replaced = [
    ["site.json", '"name": "Example Billing"', '"name": "{{facts.company}}"'],
    ["site.json", '"facts": {', '"facts": { "company": "Your Company", "city": "Your City",'],
    ["home.json", "Read twice.", "Something that a visitor gets from you, in a sentence."],
    ["home.json", "Done today.", "Who does the work, and what they are good at."],
  ] as const;
  const files = new Map(base);
  for (const [file, from, to] of replaced)
    files.set(file, (files.get(file) ?? "").replace(from, to));
  return files;
}

function open({ files = newSite(), site = "a" }: { files?: typeof base; site?: string } = {}) {
  const session = sessionOf(files);
  const answer = { is: "published", branch: "main" };
  // Cast: nothing else of the store is asked for.
  const store = { savesTo: "files", publish: () => Promise.resolve(answer) } as unknown as Store;
  const publisher = new Publisher(session, store, site);
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["title"] }}>
      <NewSite publisher={publisher} />
    </PanelOnPage>,
  );
  return {
    set: (path: Path, value: string, file = "site.json") =>
      act(() => session.change(file, { do: "set", path, value })),
    insert: (name: string, value: Readonly<Record<string, string>>) =>
      act(() => session.change("site.json", { do: "insert", into: [], name, value })),
    publish: () => act(() => publisher.publish("News", { is: "direct" }, [])),
  };
}

const summary = () => document.querySelector(".new-site summary")?.textContent;
const tasks = () =>
  Array.from(document.querySelectorAll(".new-site li"), ({ textContent }) => textContent);
/** Searching by role would take seconds: the panel is large. */
function taskNamed(name: string): Element {
  const items = [...document.querySelectorAll(".new-site li button")];
  const task = items.find(({ textContent }) => textContent.startsWith(name));
  if (!task) throw new Error(`No task is called ${name}.`);
  return task;
}
const reload = (options?: Parameters<typeof open>[0]) => {
  cleanup();
  return open(options);
};

test("a new site lists what it still needs, from its placeholders and its settings", () => {
  open();
  expect(summary()).toBe("Getting started: 2 of 9 done");
  expect(tasks()).toEqual([
    "Language: American English, done",
    "Name, to do",
    "Logo, to do",
    "Colors and shapes, to do",
    "Contact details, to do (3 left)",
    "Texts on the pages, to do (2 left)",
    "Mail service, done",
    "Web address, to do",
    "Publish, to do",
  ]);
});

test("it ticks itself as the content changes, and unticks when the change is undone", () => {
  const { set, insert } = open();
  set(["facts", "company"], "Harbor Bakery");
  expect(tasks()).toContain("Name, done");
  // What an added field begins with is the color that the site has anyway.
  insert("look", { accent: "#0C5257" });
  expect(tasks()).toContain("Colors and shapes, to do");
  set(["look", "accent"], "#7a1f3d");
  expect(tasks()).toContain("Colors and shapes, done");
  expect(summary()).toBe("Getting started: 4 of 9 done");
  fireEvent.click(screen.getByText("Undo"));
  expect(tasks()).toContain("Colors and shapes, to do");
});

test("choosing the language is still to do where the author's browser speaks another one", () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
  const { set } = open();
  expect(tasks()[0]).toBe("Language: American English, to do");
  set(["language"], "de");
  expect(tasks()[0]).toBe("Language: German, done");
  const made = JSON.parse(readFileSync("src/commands/new-site/site.json", "utf8"));
  expect(made).toMatchObject({ language: "en-US" });
});

test("corners or a background of its own are a look of its own, too", () => {
  const { insert } = open();
  insert("look", { accent: "#0c5257", corners: "round" });
  expect(tasks()).toContain("Colors and shapes, done");
});

test("of two placeholders in one file, the second keeps its task open", () => {
  const { set } = open();
  set(["blocks", 1, "cards", 0, "text"], "Each number, by two people.", "home.json");
  expect(tasks()).toContain("Texts on the pages, to do (1 left)");
  set(["blocks", 1, "cards", 1, "text"], "On the day it arrives.", "home.json");
  expect(tasks()).toContain("Texts on the pages, done");
});

test("a click on a task goes to its field, also to one that the site doesn't have yet", async () => {
  open();
  fireEvent.click(taskNamed("Web address"));
  expect(await screen.findByDisplayValue("https://www.company.example/")).toBeTruthy();
  fireEvent.click(taskNamed("Name"));
  expect(await screen.findByDisplayValue("Your Company")).toBeTruthy();
  fireEvent.click(taskNamed("Logo"));
  expect(await screen.findByText(/^Add .*logo/i)).toBeTruthy();
});

test("the first publish is ticked once it has happened, in this browser", async () => {
  const { publish } = open();
  await publish();
  expect(tasks()).toContain("Publish, done");
  reload();
  expect(tasks()).toContain("Publish, done");
});

test("it goes on when the name is the author's own, also after a reload, until no placeholder is left", async () => {
  open();
  const files = newSite();
  files.set("site.json", (files.get("site.json") ?? "").replace("Your Company", "Harbor Bakery"));
  files.set("site.json", (files.get("site.json") ?? "").replace("Your City", "Fernwick"));
  const { set, publish } = reload({ files });
  await publish();
  expect(tasks()).toContain("Name, done");
  set(["url"], "https://harbor-bakery.com/");
  set(["facts", "phone"], "+1 (602) 234-0142");
  set(["facts", "email"], "hello@harbor-bakery.com");
  set(["blocks", 1, "cards", 0, "text"], "Each number, by two people.", "home.json");
  expect(summary()).toBeDefined();
  set(["blocks", 1, "cards", 1, "text"], "On the day it arrives.", "home.json");
  expect(summary()).toBeUndefined();
});

test("closed, it stays closed, for this site only", () => {
  open();
  fireEvent.click(screen.getByText("Close this list in this browser"));
  expect(summary()).toBeUndefined();
  reload();
  expect(summary()).toBeUndefined();
  reload({ site: "b" });
  expect(summary()).toBeDefined();
});

test("a finished site has no such list, though its phone number and name are invented", () => {
  open({ files: base });
  expect(summary()).toBeUndefined();
  reload({ files: siteTexts(dentalSite) });
  expect(summary()).toBeUndefined();
});

test("words of a sample block make no finished site new", () => {
  const files = newSite();
  files.set(
    "site.json",
    (files.get("site.json") ?? "").replace("Your Company", "A").replace("Your City", "B"),
  );
  open({ files });
  expect(summary()).toBeUndefined();
});

test("while site.json can't be read, nothing is ticked by mistake", () => {
  open();
  reload({ files: new Map([...newSite(), ["site.json", "{"]]) });
  expect(summary()).toBeUndefined();
});
