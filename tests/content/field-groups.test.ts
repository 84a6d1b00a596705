// The groups of the editor's list of site settings follow from the schema.
import { expect, test } from "vitest";
import { fieldGroups } from "../../src/content/schema/field-groups.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

test("the groups are in the declared order, and their fields in the order of the schema", () => {
  const schema = {
    groups: ["Second", "First"],
    properties: {
      a: { group: "First" },
      b: { group: "Second" },
      c: { group: "First" },
    },
  };
  expect(
    fieldGroups(schema).map(({ name, fields }) => [name, ...fields.map(([field]) => field)]),
  ).toEqual([
    ["Second", "b"],
    ["First", "a", "c"],
  ]);
});

test("a field without a group isn't listed", () => {
  expect(fieldGroups({ groups: ["One"], properties: { $schema: {} } })).toEqual([
    { name: "One", fields: [] },
  ]);
});

test("a schema without groups has none", () => {
  expect(fieldGroups({ properties: { a: { group: "One" } } })).toEqual([]);
});

const { schema: site } = engineVocabulary.schemaFile("site.schema.json");
const groups = fieldGroups(site);

test("each field of the site is in one of its groups", () => {
  const fields = Object.keys(site.properties ?? {}).filter((name) => name !== "$schema");
  const listed = groups.flatMap(({ fields: inside }) => inside.map(([name]) => name));
  expect(listed.toSorted()).toEqual(fields.toSorted());
});

test("each group of the site has a field, and each label is there once", () => {
  expect(groups.filter(({ fields }) => fields.length === 0)).toEqual([]);
  const labels = groups.flatMap(({ fields }) => fields.map(([, { title }]) => title));
  expect(new Set(labels).size).toBe(labels.length);
});
