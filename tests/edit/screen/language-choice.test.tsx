// @vitest-environment jsdom
// Choosing the language of the editor's screen, and what the schemas are in another one.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { german } from "../../../src/words/in-german.ts";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** As if the page was loaded now. */
const loadChoice = async () =>
  (await import("../../../src/edit/screen/LanguageChoice.tsx")).LanguageChoice;
const loadLanguage = async () =>
  (await import("../../../src/words/screen-language.ts")).screenLanguage;

const choose = (language: string) =>
  fireEvent.change(screen.getByLabelText("Language of the editor"), {
    target: { value: language },
  });

test("the chosen language counts when the editor is loaded again", async () => {
  const LanguageChoice = await loadChoice();
  render(<LanguageChoice />);
  choose("fr");
  screen.getByText("Reload");
  vi.resetModules();
  expect(await loadLanguage()).toBe("fr");
});

test("without a choice, it is the language of the browser", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["pt-BR", "es-MX", "en"]);
  expect(await loadLanguage()).toBe("es");
});

test("a browser that stores nothing says so", async () => {
  const LanguageChoice = await loadChoice();
  render(<LanguageChoice />);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  choose("de");
  expect(screen.getByRole("alert").textContent).toMatch(/stores nothing/);
  expect(screen.queryByText("Reload")).toBeNull();
});

test("in German, the schemas have German words, and their types of block are still the engine's", async () => {
  const { knowWords } = await import("../../../src/words/known-words.ts");
  knowWords(german);
  const { browserVocabulary } = await import("../../../src/content/schema/browser-vocabulary.ts");
  const { isOwnType } = await import("../../../src/content/schema/walk.ts");
  const { schemas } = browserVocabulary;
  expect(schemas["blocks/list.schema.json"]?.title).toBe("Liste");
  expect(Object.keys(schemas).filter((file) => isOwnType(file, schemas))).toEqual([]);
});

test("in German, samples stay as they are: they are in the language of the site", async () => {
  const load = async () =>
    (await import("../../../src/content/schema/browser-vocabulary.ts")).browserVocabulary.schemas;
  const samplesIn = (schemas: Awaited<ReturnType<typeof load>>) =>
    Object.values(schemas).map(({ defaultSnippets = [] }) =>
      defaultSnippets.map((each) => each.body),
    );
  const english = await load();
  vi.resetModules();
  (await import("../../../src/words/known-words.ts")).knowWords(german);
  const translated = await load();
  expect(translated["page.schema.json"]?.title).toBe("Seite");
  expect(samplesIn(translated)).toEqual(samplesIn(english));
});
