// The panel can edit everything that the schemas allow.
import { describe, expect, test } from "vitest";
import { membersOf } from "../../../src/content/schema/members.ts";
import { follow, schemaFile, type Node } from "../../../src/content/schema/read-schema.ts";
import { controlFor, type Control } from "../../../src/edit/schema/control.ts";
import { emptyValue, fitSample, samplesOf } from "../../../src/edit/schema/samples.ts";

/** What is never offered, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "site/$schema": "it is for programs for editing JSON",
  "page/$schema": "it is for programs for editing JSON",
  "page/blocks/*<form>/fields/*<file>/sent": "a file is never sent",
};

interface Reached {
  path: string;
  node: Node;
}

/** Every place in a schema that can have a value. */
function reachable({ path, node }: Reached): Reached[] {
  const { schema, file } = node;
  const inner = (name: string, of: object): Reached[] =>
    reachable({ path: `${path}/${name}`, node: follow(of, file) });
  if (schema.discriminator)
    return membersOf(schema).flatMap((member) => {
      const variant = follow(member, file);
      const type = String(variant.schema.properties?.["type"]?.const);
      return reachable({ path: `${path}<${type}>`, node: variant });
    });
  return [
    { path, node },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) => inner(name, of)),
    ...(schema.items ? inner("*", schema.items) : []),
    ...(typeof schema.additionalProperties === "object"
      ? inner("{name}", schema.additionalProperties)
      : []),
  ];
}

const all = (["site", "page"] as const).flatMap((path) =>
  reachable({ path, node: schemaFile(`${path}.schema.json`) }),
);
const controlAt = (path: string): Control | undefined => {
  const found = all.find((each) => each.path === path);
  return found && controlFor(found.node, undefined);
};

test("each of them has a control", () => {
  const without = all.filter(({ node }) => controlFor(node, undefined).is === "fixed");
  expect(without.map(({ path }) => path)).toEqual([]);
  expect(all.length).toBeGreaterThan(300);
});

test("each field is listed in its object, except those that set the kind", () => {
  const offered = new Set(
    all.flatMap(({ path, node }) => {
      const control = controlFor(node, undefined);
      return control.is === "fields" ? control.fields.map(([name]) => `${path}/${name}`) : [];
    }),
  );
  const left = all
    .flatMap(({ path, node }) =>
      Object.keys(node.schema.properties ?? {}).map((name) => `${path}/${name}`),
    )
    .filter((path) => !offered.has(path) && !path.endsWith(">/type"));
  expect(left.sort()).toEqual(Object.keys(exceptions).sort());
});

test("each choice has a label, and no help text uses its raw value", () => {
  const choices = all.flatMap(({ path, node: { schema } }) =>
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

test.each<[string, Control]>([
  ["site/language", { is: "language" }],
  ["site/look/accent", { is: "color" }],
  [
    "site/favicon",
    { is: "media", kinds: ["svg", "png", "jpg", "webp", "gif"], canBeAddress: false },
  ],
  ["site/logo/src", { is: "media", kinds: ["svg", "png"], canBeAddress: false }],
  ["site/homePage", { is: "page" }],
  ["site/url", { is: "line", longest: 200 }],
  ["page/blocks/*<hero>/actions/*/href", { is: "line", longest: 500 }],
  ["page/description", { is: "lines", longest: 300 }],
  [
    "page/blocks/*<hero>/level",
    { is: "choice", choices: [1, 2], titles: ["The page's main heading", "A heading below it"] },
  ],
  ["page/blocks/*<hero>/picture/width", { is: "number", least: 1, most: 50_000, isWhole: true }],
  ["page/blocks/*<list>/items/*/opening/posted", { is: "day", canBeToday: false }],
  ["page/blocks/*<form>/fields/*<date>/earliest", { is: "day", canBeToday: true }],
  ["page/blocks/*<form>/fields/*<text>/sensitive", { is: "switch", on: "allowed", usual: false }],
  ["page/blocks/*<form>/fields/*<text>/sent", { is: "switch", on: true, usual: true }],
])("%s has the right control", (path, control) => {
  expect(controlAt(path)).toEqual(control);
});

test("a picture can be a file or an address, and a file to open can be a PDF", () => {
  expect(controlAt("page/blocks/*<hero>/picture/src")).toMatchObject({ canBeAddress: true });
  const file = controlAt("page/blocks/*<hero>/actions/*/file");
  expect(file).toMatchObject({ is: "media", canBeAddress: false });
  expect(file?.is === "media" && file.kinds.includes("pdf")).toBe(true);
});

test("a button has exactly one target", () => {
  expect(controlAt("page/blocks/*<hero>/actions/*")).toMatchObject({
    is: "fields",
    oneOf: ["page", "href", "file", "map"],
  });
});

test("a field added to a schema gets a control without new code", () => {
  const gained = { type: "string", kinds: ["svg"], title: "Stamp" };
  const node = {
    schema: { type: "object", properties: { stamp: gained } },
    file: "page.schema.json",
  };
  const control = controlFor(node, {});
  const [field] = control.is === "fields" ? control.fields : [];
  expect(field && controlFor(field[1], undefined)).toEqual({
    is: "media",
    kinds: ["svg"],
    canBeAddress: false,
  });
});

describe("a new value", () => {
  const blocks = all.find(({ path }) => path === "page/blocks")?.node;
  const block = follow(blocks?.schema.items ?? {}, "page.schema.json");

  test("is one of the samples of the existing blocks, and never without a type", () => {
    const samples = samplesOf(block);
    expect(samples.length).toBeGreaterThan(10);
    for (const { value } of samples) expect(value).toHaveProperty("type");
  });

  test("links to a page of this site, uses one of its templates, and has an unused id", () => {
    const form = samplesOf(block).find(({ label }) => label.startsWith("form"));
    const value = fitSample(block, form?.value ?? {}, {
      pages: ["start"],
      templates: ["request"],
      ids: new Set(["new-form", "new-form-2"]),
    });
    expect(value).toMatchObject({
      id: "new-form-3",
      template: "request",
      success: { action: { label: "Back to Home", page: "start" } },
    });
  });

  test("has its required fields, empty", () => {
    const picture = all.find(({ path }) => path === "page/blocks/*<hero>/picture");
    expect(picture && emptyValue(picture.node)).toEqual({ src: "", alt: "" });
  });
});
