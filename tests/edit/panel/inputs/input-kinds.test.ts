// The panel can edit everything that the schemas allow.
import { expect, test } from "vitest";
import type { Node } from "../../../../src/content/schema/read-schema.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { checkbox } from "../../../../src/edit/panel/inputs/checkbox.tsx";
import { choice } from "../../../../src/edit/panel/inputs/choice.tsx";
import { color } from "../../../../src/edit/panel/inputs/color.tsx";
import { day } from "../../../../src/edit/panel/inputs/day.tsx";
import type { InputKind } from "../../../../src/edit/panel/inputs/input-kind.tsx";
import { inputFor, inputKinds } from "../../../../src/edit/panel/inputs/input-kinds.ts";
import { icon } from "../../../../src/edit/panel/inputs/icon.tsx";
import { language } from "../../../../src/edit/panel/inputs/language.tsx";
import { line } from "../../../../src/edit/panel/inputs/line.tsx";
import { lines } from "../../../../src/edit/panel/inputs/lines.tsx";
import { linkName } from "../../../../src/edit/panel/inputs/link-name.tsx";
import { media } from "../../../../src/edit/panel/inputs/media.tsx";
import { number } from "../../../../src/edit/panel/inputs/number.tsx";
import { page } from "../../../../src/edit/panel/inputs/page.tsx";
import { questionName } from "../../../../src/edit/panel/inputs/question-name.tsx";
import { times } from "../../../../src/edit/panel/inputs/times.tsx";
import { timeZone } from "../../../../src/edit/panel/inputs/time-zone.tsx";
import { structureOf } from "../../../../src/edit/schema/structure.ts";
import { everyField, nodeAt } from "../../schema/every-field.ts";

const isSingle = (node: Node) => structureOf(node, undefined).is === "single";

test("each single value has an input, and no other value has one", () => {
  const wrong = everyField.filter(({ node }) => isSingle(node) !== (inputFor(node) !== undefined));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(everyField.length).toBeGreaterThan(300);
});

test("each kind of input is listed", () => {
  const files = import.meta.glob<object>("../../../../src/edit/panel/inputs/*.tsx", {
    eager: true,
  });
  const kinds = Object.values(files)
    .flatMap((file): unknown[] => Object.values(file))
    .filter((each) => typeof each === "object" && each !== null && "inputFor" in each);
  expect(new Set(kinds)).toEqual(new Set(inputKinds));
});

test("each kind of input edits some field", () => {
  const used = new Set(everyField.map(({ node }) => inputFor(node)?.kind));
  expect(inputKinds.filter((kind) => !used.has(kind))).toEqual([]);
});

test("each choice has a label, and no help text uses its raw value", () => {
  const choices = everyField.flatMap(({ path, node: { schema } }) =>
    schema.enum ? [{ path, ...schema, written: schema.enum.map(String) }] : [],
  );
  expect(choices.length).toBeGreaterThan(5);
  const coded = choices.filter(
    ({ written, enumDescriptions = [], description = "" }) =>
      enumDescriptions.length !== written.length ||
      written.some((word) => description.includes(`${word}:`)),
  );
  expect(coded.map(({ path }) => path)).toEqual([]);
});

/** What schemas say about an input without options. */
const none = true;

test.each<[path: string, kind: InputKind, options: unknown]>([
  ["site/language", language, none],
  ["site/look/accent", color, none],
  ["site/favicon", media, { kinds: ["svg", "png", "jpg", "webp", "gif"], canBeAddress: false }],
  ["site/logo/src", media, { kinds: ["svg", "png", "jpg"], canBeAddress: false }],
  ["site/homePage", page, { hasSections: false }],
  ["site/navigation/*/page", page, { hasSections: true }],
  ["page/blocks/*<list>/id", linkName, none],
  ["site/timeZone", timeZone, none],
  ["site/openingHours/sunday/*", times, none],
  ["site/openingHours/exceptions/*/open/*", times, none],
  ["site/openingHours/exceptions/*/until", day, { canBeToday: false }],
  ["site/navigation/*/from", day, { canBeToday: false }],
  ["site/url", line, none],
  ["page/blocks/*<hero>/actions/*/href", line, none],
  ["page/description", lines, 3],
  ["page/blocks/*<hero>/text", lines, 3],
  ["page/blocks/*<cardGrid>/cards/*/icon", icon, none],
  [
    "page/blocks/*<hero>/level",
    choice,
    { choices: [1, 2], titles: ["The page's main heading", "A heading below it"] },
  ],
  ["page/blocks/*<hero>/picture/width", number, { least: 1, most: 50_000, isWhole: true }],
  ["page/blocks/*<list>/items/*/opening/posted", day, { canBeToday: false }],
  ["page/blocks/*<form>/fields/*<date>/earliest", day, { canBeToday: true }],
  ["page/blocks/*<form>/fields/*<text>/name", questionName, none],
  ["page/blocks/*<form>/fields/*<text>/sensitive", checkbox, { on: "allowed", usual: false }],
  ["page/blocks/*<form>/fields/*<text>/sent", checkbox, { on: true, usual: true }],
])("%s has the right input", (path, kind, options) => {
  const input = inputFor(nodeAt(path));
  expect(input?.kind).toBe(kind);
  expect(input?.options).toEqual(options);
});

test("a picture can be a file or an address, and a file to open can be a PDF", () => {
  const picture = media.inputFor(nodeAt("page/blocks/*<hero>/picture/src"));
  expect(picture?.options.canBeAddress).toBe(true);
  const file = media.inputFor(nodeAt("page/blocks/*<hero>/actions/*/file"));
  expect(file?.options.canBeAddress).toBe(false);
  expect(file?.options.kinds).toContain("pdf");
});

test("a field added to a schema gets an input without new code", () => {
  const gained = { type: "string", kinds: ["svg"], title: "Stamp" };
  const node = {
    schema: { type: "object", properties: { stamp: gained } },
    file: "page.schema.json",
    schemas: engineVocabulary.schemas,
  };
  const structure = structureOf(node, {});
  const [field] = structure.is === "fields" ? structure.fields : [];
  const input = field && inputFor(field[1]);
  expect(input?.kind).toBe(media);
  expect(input?.options).toEqual({ kinds: ["svg"], canBeAddress: false });
});
