// @vitest-environment jsdom
// Seeing someone's version of the site before it is accepted.
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishedContent, Stored } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const changed = new Map(base).set(
  "home.json",
  (base.get("home.json") ?? "").replace("You treat, We track", "We treat"),
);
const storedOf = (files: ReadonlyMap<string, string>): Stored => ({
  site: "a",
  folder: "site/content",
  files: [...files].map(([name, text]) => ({ name, text, version: text })),
  assets: {
    icons: { "shield-check": [], clock: [] },
    media: new Map([["media/favicon.svg", "../media/favicon.svg"]]),
  },
});
const published: PublishedContent = {
  is: "known",
  files: Object.fromEntries(base),
  media: { "media/favicon.svg": "1" },
};

/** Renders the screen. It is imported here, because its imports ask for the width of the window. */
async function look(load: () => Promise<{ now: Stored; before: PublishedContent | undefined }>) {
  const { LookScreen } = await import("../../../src/edit/look/LookScreen.tsx");
  const loadBoth = async () => ({ ...(await load()), vocabulary: engineVocabulary });
  render(<LookScreen title="changes-of-2025-05-27" load={loadBoth} />);
  return userEvent.setup();
}

test("lists in words what changed against the published site, with nothing to edit or undo", async () => {
  await look(() => Promise.resolve({ now: storedOf(changed), before: published }));
  const changes = await screen.findByRole("region", { name: "What changed" });
  expect(changes.textContent).toContain("You treat, We track");
  expect(changes.textContent).toContain("We treat");
  expect(document.body.textContent).not.toMatch(/Undo|Save/);
  expect(screen.getByText("Edit this site").getAttribute("href")).toBe("/");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("changes-of-2025-05-27");
});

test("a picture with other content is listed, as it was and as it is", async () => {
  const before: PublishedContent = { ...published, replaced: { "media/favicon.svg": "old.svg" } };
  await look(() => Promise.resolve({ now: storedOf(base), before }));
  const changes = await screen.findByRole("region", { name: "What changed" });
  expect(changes.textContent).toContain("media/favicon.svg: replaced");
  const sources = [...changes.querySelectorAll("img")].map((each) => each.getAttribute("src"));
  expect(sources).toEqual(["old.svg", "../media/favicon.svg"]);
});

test("every page can be chosen, also from a change", async () => {
  const contact = (base.get("contact.json") ?? "").replace('"title": "Contact"', '"title": "Us"');
  const files = new Map(base).set("contact.json", contact);
  const user = await look(() => Promise.resolve({ now: storedOf(files), before: published }));
  const pages = await screen.findByLabelText<HTMLSelectElement>(/Page/, { selector: "select" });
  expect([...pages.options].map(({ text }) => text)).toEqual(["Home", "Us"]);
  expect(pages.value).toBe("home");
  const changes = screen.getByRole("region", { name: "What changed" });
  await user.click(within(changes).getByText("Title"));
  expect(pages.value).toBe("contact");
});

test("a version with an error names it, and shows what can be shown", async () => {
  const broken = new Map(base).set("home.json", "{ broken");
  await look(() => Promise.resolve({ now: storedOf(broken), before: published }));
  const problems = await screen.findByRole("region", { name: "Problems" });
  expect(within(problems).getByText("home")).toBeTruthy();
  expect(screen.getByText("This page can’t be shown until its problems are fixed.")).toBeTruthy();
});

test.each([
  ["can't be read now", undefined, /can’t be read now/],
  ["says why it can't", { is: "unknown", reason: "It is private." } as const, /It is private/],
])(
  "without the published site, which %s, the version is still shown",
  async (_w, before, words) => {
    await look(() => Promise.resolve({ now: storedOf(changed), before }));
    const changes = await screen.findByRole("region", { name: "What changed" });
    expect(changes.textContent).toMatch(words);
  },
);

test("a version that can't be read says why, and can be tried again", async () => {
  const load = vi
    .fn<() => Promise<{ now: Stored; before: undefined }>>()
    .mockRejectedValueOnce(new Error("There is no such proposal anymore."))
    .mockResolvedValue({ now: storedOf(base), before: undefined });
  const user = await look(load);
  expect((await screen.findByRole("alert")).textContent).toBe("There is no such proposal anymore.");
  await user.click(screen.getByText("Try again"));
  expect(await screen.findByText("Edit this site")).toBeTruthy();
});
