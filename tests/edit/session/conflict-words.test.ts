// Whatever two people change at once, each is asked in words: never with JSON.
import { expect, test } from "vitest";
import { mergeFile } from "../../../src/edit/session/merge-file.ts";
import { base as site } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const hours = (days: string) => ({ heading: "Hours", rows: [{ days, hours: "8-5" }] });
const page = (heading: unknown, more: object = {}) => ({
  title: "About",
  description: "Who we are.",
  blocks: [{ type: "hero", level: 1, heading, ...more }],
});
const hero = (more: object) => page("Hello", more);
const crop = (left: number) => ({ left, top: 0.1, width: 0.5, height: 0.5 });
const picture = (more: object) =>
  hero({ picture: { src: "media/desk.jpg", alt: "A desk", ...more } });
const card = (text: string, more: object = {}) => ({
  ...page("Hello"),
  blocks: [{ type: "cardGrid", heading: "Values", cards: [{ heading: "Speed", text, ...more }] }],
});
const noCards = { ...page("Hello"), blocks: [{ type: "cardGrid", heading: "Values", cards: [] }] };
const json = (value: unknown) => JSON.stringify(value, undefined, 2);
const broken = (text: string) => json(page(text)).replace('"About",', '"About"');

const cases: readonly (readonly [what: string, base: unknown, mine: unknown, theirs: unknown])[] = [
  ["a text", page("One"), page("Two"), page("Three")],
  [
    "a formatted text",
    hero({ text: "One" }),
    hero({ text: "See [prices](page:home#list)." }),
    hero({ text: "Call **{{facts.company}}**." }),
  ],
  ["a changed and a removed list item", card("One"), card("Two"), noCards],
  ["a changed and a removed block", page("One"), page("Two"), { ...page("One"), blocks: [] }],
  [
    "a block of another type",
    page("One"),
    page("Two"),
    { ...page("One"), blocks: [{ type: "list", heading: "One", items: [{ heading: "First" }] }] },
  ],
  ["a removed page", page("One"), page("Two"), undefined],
  ["a page that both added", undefined, page("Two"), page("Three")],
  [
    "opening hours",
    hero({ type: "contactInfo", hours: hours("Monday") }),
    hero({ type: "contactInfo", hours: hours("Tuesday") }),
    hero({ type: "contactInfo", hours: hours("Friday") }),
  ],
  [
    "a button",
    hero({ actions: [{ label: "Go", page: "home" }] }),
    hero({ actions: [{ label: "Go", href: "https://example.org/" }] }),
    hero({ actions: [{ label: "Go", file: "media/list.pdf" }] }),
  ],
  ["a cropped picture", picture({}), picture({ crop: crop(0.1) }), picture({ crop: crop(0.3) })],
  ["a tick", card("One"), card("One", { featured: true }), card("One", { featured: "no" })],
  ["a number", hero({ level: 1 }), hero({ level: 2 }), hero({ level: 3 })],
  // Nothing but its name says where it is.
  [
    "an unknown field",
    hero({}),
    hero({ oldField: { innerField: [1, { deepField: "x" }] } }),
    hero({ oldField: [["a"], { deepField: true }] }),
  ],
];

const shownFor = (name: string, base?: string, mine?: string, theirs?: string) =>
  mergeFile(
    engineVocabulary,
    name,
    { base, mine, theirs },
    new Map([...site, [name, mine ?? base ?? ""]]),
  ).conflicts;

const notWords =
  /[{}[\]"]|undefined|object Object|\b(innerField|deepField|cardGrid|contactInfo|src|href|left)\b|^\s*$/;

/** What isn't in words; "no conflict" if there is nothing to choose. */
function notInWords(conflicts: ReturnType<typeof shownFor>): string[] {
  if (conflicts.length === 0) return ["no conflict"];
  const shown = conflicts.flatMap(({ location, mine, theirs }) => [...location, mine, theirs]);
  return shown.filter((words) => notWords.test(words));
}

test.each(cases)("%s is shown in words", (_what, ...versions) => {
  const [base, mine, theirs] = versions.map((each) =>
    each === undefined ? undefined : json(each),
  );
  expect(notInWords(shownFor("about.json", base, mine, theirs))).toEqual([]);
});

test("two versions of a picture that is cut differently can be told apart", () => {
  const versions = [{ crop: { left: 10 } }, { focus: { left: 20, top: 5 } }].map(picture);
  const conflicts = shownFor("about.json", ...[picture({ width: 9 }), ...versions].map(json));
  expect(conflicts).toMatchObject([
    {
      mine: "desk.jpg · A desk · Crop (Left: 10)",
      theirs: "desk.jpg · A desk · Focus point (From the left: 20 · From the top: 5)",
    },
  ]);
});

test("a fact is shown in words", () => {
  const own = { name: "Us", facts: { phone: "1" } };
  const [base, mine, theirs] = ["1", "2", "3"].map((phone) => json({ ...own, facts: { phone } }));
  expect(notInWords(shownFor("site.json", base, mine, theirs))).toEqual([]);
});

test("opening hours are shown as the site shows them", () => {
  const openOn = (monday?: string[]) => json({ name: "Us", openingHours: { monday } });
  const [before, ...versions] = ["16:00", "17:00", "18:30"].map((end) =>
    openOn(["08:00-12:00", `13:00-${end}`]),
  );
  const shown = (mine?: string, theirs?: string) =>
    shownFor("site.json", before, mine, theirs).flatMap((each) =>
      [each.mine, each.theirs].map((words) => words.replaceAll("\u00a0", " ")),
    );
  expect(shown(...versions)).toEqual(["1:00 PM–5:00 PM", "1:00 PM–6:30 PM"]);
  const other = openOn(["09:00-14:00"]);
  expect(shown(openOn(), other)).toEqual(["Nothing", "9:00 AM–2:00 PM"]);
});

test("a file that can't be read is shown in words", () => {
  expect(notInWords(shownFor("about.json", broken("One"), broken("Two"), broken("Three")))).toEqual(
    [],
  );
  const line = '"blocks": [';
  const cut = (by: string) => broken("One").replace(line, by);
  expect(notInWords(shownFor("about.json", broken("One"), cut("{"), cut("[[")))).toEqual([]);
});
