// Lists every location in the schemas that can have a value.
import { membersOf } from "../../../src/content/schema/members.ts";
import type { Node } from "../../../src/content/schema/read-schema.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

interface Reached {
  /** For example `page/blocks/*<hero>/heading`. */
  path: string;
  node: Node;
}

function reachable({ path, node }: Reached): Reached[] {
  const { schema, file } = node;
  const inner = (name: string, of: object): Reached[] =>
    reachable({ path: `${path}/${name}`, node: engineVocabulary.follow(of, file) });
  if (schema.discriminator)
    return membersOf(schema).flatMap((member) => {
      const variant = engineVocabulary.follow(member, file);
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

/** With the values of all variants, list items and names. */
export const everyField: readonly Reached[] = (["site", "page"] as const).flatMap((path) =>
  reachable({ path, node: engineVocabulary.schemaFile(`${path}.schema.json`) }),
);

/** @throws if no schema has it */
export function nodeAt(path: string): Node {
  const found = everyField.find((each) => each.path === path);
  if (!found) throw new Error(`The schemas have no ${path}.`);
  return found.node;
}
