// @vitest-environment jsdom
// The author sees a form in each of its states, and nothing that visitors do with it happens.
import { expect, test, vi } from "vitest";
import { createPreviewer } from "../../../../src/content/compile.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import type { FormState } from "../../../../src/edit/screen/form-states.ts";
import { locationAttribute } from "../../../../src/edit/screen/page-elements/attributes.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { readIcons } from "../../../../src/files/icon-set.ts";
import { storeDraft } from "../../../../src/forms/form-draft.ts";
import { firstSite } from "../../../fixtures/sites.ts";
import { drawPage } from "../../draw-page.tsx";

// jsdom lacks it. Nothing in a document without a window has a size.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

const { files } = await loadContent(firstSite);
const content = { folder: firstSite, files, media: new Map(), icons: readIcons() };
const preview = createPreviewer(engineVocabulary)(content).preview();
const form = preview.site.pages
  .flatMap(({ blocks }) => blocks)
  .find((block) => block.type === "form");
if (!form) throw new Error("The site has no form.");

const draw = (state: FormState) => drawPage(preview, "contact", state);
const { forms } = preview.site.wording;

test.each<[FormState, string, string]>([
  ["first", "submit", form.submit],
  ["doubted", "wording/forms/question", forms.question],
  ["sending", "sending", form.sending],
  ["refused", "failure/text", form.failure.text],
  ["unconfirmed", "wording/forms/unconfirmed", forms.unconfirmed],
  ["offline", "wording/forms/offline", forms.offline],
  ["online", "wording/forms/online", forms.online],
  ["sent", "success/heading", form.success.heading],
])("in the state “%s” it has the text of %s, to be edited", (state, path, text) => {
  const page = draw(state);
  const marked = [...(page?.querySelectorAll(`[data-island] [${locationAttribute}]`) ?? [])];
  const own = marked.find((each) => each.getAttribute(locationAttribute)?.endsWith(path));
  expect(own?.textContent ?? "").toBe(text);
});

test("if its code can't be loaded, other ways to reach the company are shown", () => {
  const fallback = (state: FormState) => draw(state)?.querySelector("[data-island] + *");
  expect(fallback("first")?.hasAttribute("hidden")).toBe(true);
  expect(fallback("unavailable")?.hasAttribute("hidden")).toBe(false);
});

test("what the author once typed into it as a visitor isn't in it, and it has no trap for programs", () => {
  storeDraft(form, new Map([["name", "Ada Reyes"]]), { isOnItsWay: true });
  const before = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(before).toContain("Ada Reyes");
  const page = draw("first");
  const controls = [...(page?.querySelectorAll("input, textarea") ?? [])];
  expect(controls.length).toBeGreaterThan(2);
  // Cast: both kinds of controls have a value.
  expect(controls.map((control) => (control as HTMLInputElement).value).join("")).toBe("");
  expect(page?.querySelector("[name=website]")).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe(before);
});
