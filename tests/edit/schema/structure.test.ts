// The schemas say what each value consists of, and which fields are offered.
import { expect, test } from "vitest";
import { structureOf } from "../../../src/edit/schema/structure.ts";
import { everyField, nodeAt } from "./every-field.ts";

/** What is never offered, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "site/$schema": "it is for programs for editing JSON",
  "page/$schema": "it is for programs for editing JSON",
  "page/blocks/*<form>/fields/*<file>/sent": "a file is never sent",
};

test("each field is listed in its object, except those that set the kind", () => {
  const offered = new Set(
    everyField.flatMap(({ path, node }) => {
      const structure = structureOf(node, undefined);
      return structure.is === "fields" ? structure.fields.map(([name]) => `${path}/${name}`) : [];
    }),
  );
  const left = everyField
    .flatMap(({ path, node }) =>
      Object.keys(node.schema.properties ?? {}).map((name) => `${path}/${name}`),
    )
    .filter((path) => !offered.has(path) && !path.endsWith(">/type"));
  expect(left.sort()).toEqual(Object.keys(exceptions).sort());
});

test("a button has exactly one target", () => {
  expect(structureOf(nodeAt("page/blocks/*<hero>/actions/*"), undefined)).toMatchObject({
    is: "fields",
    oneOf: ["page", "href", "file", "map"],
  });
});
