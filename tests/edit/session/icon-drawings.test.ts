// Icons whose drawings the editor opened without: they are loaded once a page has one of them.
import { expect, test, vi } from "vitest";
import type { Icons } from "../../../src/content/model/input.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { Store, Stored } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const drawing: Icons[string] = [["path", { d: "M0 0h24" }]];
const other: Icons[string] = [["path", { d: "M12 0v24" }]];
const all: Icons = { "shield-check": drawing, clock: drawing, anchor: other, mail: other };
/** As the build writes them: the site uses only the first two. */
const toBegin: Icons = { ...all, anchor: [], mail: [] };

const offline = "The site can't be reached. Check your internet connection and try again.";
const refused = { is: "refused" as const, reason: "Nothing is stored in this test." };

function open({ files = base, isOnline = true } = {}) {
  const stored: Stored = {
    site: "a",
    folder: "content",
    files: [...files].map(([name, text]) => ({ name, text, version: text })),
    assets: { icons: toBegin, media: new Map([["media/favicon.svg", "./favicon.svg"]]) },
  };
  const line = { isOnline };
  const allIcons = vi.fn<() => Promise<Icons>>(() =>
    line.isOnline ? Promise.resolve(all) : Promise.reject(new Error(offline)),
  );
  const store: Store = {
    savesTo: "draft",
    largestMedia: 0,
    load: () => Promise.resolve(stored),
    watch: () => () => undefined,
    save: () => Promise.resolve(refused),
    addMedia: () => Promise.resolve(refused),
    removeMedia: () => Promise.resolve(refused),
    published: () => Promise.resolve({ is: "unknown", reason: refused.reason }),
    publish: () => Promise.resolve(refused),
    allIcons,
  };
  const session = new Session(
    store,
    stored,
    { found: [], store: () => Promise.resolve() },
    engineVocabulary,
    allTools,
  );
  return { session, allIcons, line };
}

const cards = (icon: string) => ({
  type: "cardGrid",
  heading: "What we do",
  cards: [
    { heading: "One", text: "One.", icon },
    { heading: "Two", text: "Two.", icon: "shield-check" },
  ],
});
const withIcon = (icon: string) => {
  const home = JSON.parse(base.get("home.json") ?? "");
  home.blocks.push(cards(icon));
  return new Map([...base, ["home.json", JSON.stringify(home, undefined, 2)]]);
};
const addIcon = (session: Session, icon: string) =>
  session.change("home.json", { do: "insert", into: ["blocks"], at: 1, value: cards(icon) });
/** How many of the other icons the pages show. */
const shapes = (session: Session) =>
  JSON.stringify(session.state().preview?.site.pages).split("M12 0v24").length - 1;
const problems = (session: Session) => session.state().diagnostics.map(({ id }) => id);

test("as long as the pages have only icons that are drawn, nothing is loaded", () => {
  const { allIcons } = open({ files: withIcon("clock") });
  expect(allIcons).not.toHaveBeenCalled();
});

test("an icon of the draft is drawn as soon as its drawing is there, and is never reported", async () => {
  const { session } = open({ files: withIcon("anchor") });
  expect(problems(session)).not.toContain("unknown-icon");
  await vi.waitFor(() => expect(shapes(session)).toBe(1));
  expect(problems(session)).not.toContain("unknown-icon");
});

test("an icon that is typed, pasted or chosen is drawn too, and stays drawn when the content is loaded again", async () => {
  const { session, allIcons } = open();
  addIcon(session, "mail");
  expect(problems(session)).not.toContain("unknown-icon");
  await vi.waitFor(() => expect(shapes(session)).toBe(1));
  await session.refresh();
  expect(shapes(session)).toBe(1);
  addIcon(session, "anchor");
  expect(shapes(session)).toBe(2);
  expect(allIcons).toHaveBeenCalledTimes(1);
});

test("a wrong name is reported at once, and loads nothing", () => {
  const { session, allIcons } = open();
  addIcon(session, "ankor");
  expect(problems(session)).toContain("unknown-icon");
  expect(allIcons).not.toHaveBeenCalled();
});

test("without a connection, a sentence says so once, and the icon is drawn when it is back", async () => {
  const { session, allIcons, line } = open({ isOnline: false });
  addIcon(session, "anchor");
  const said = `An icon can’t be shown yet. It is on the page, and visitors will see it. ${offline}`;
  await vi.waitFor(() => expect(session.state().message?.words).toBe(said));
  expect(problems(session)).not.toContain("unknown-icon");
  session.change("home.json", { do: "set", path: ["title"], value: "Home again" });
  expect(allIcons).toHaveBeenCalledTimes(1);
  line.isOnline = true;
  session.icons.drawMissing();
  await vi.waitFor(() => expect(shapes(session)).toBe(1));
});

test("what the dialog loads is drawn on pages that waited for it", async () => {
  const { session, line } = open({ isOnline: false });
  addIcon(session, "anchor");
  await vi.waitFor(() => expect(session.state().message?.words).toContain(offline));
  line.isOnline = true;
  expect(await session.icons.all()).toBe(all);
  expect(shapes(session)).toBe(1);
});
