// Makes random changes to a formatted text.
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { schema } from "../../../../src/edit/page/rich-text/document-schema.ts";

export type Change = (doc: Node) => Node;

const words = fc.oneof(
  fc.constantFrom(
    "x",
    "word",
    " ",
    " and ",
    "1. ",
    "- ",
    "# ",
    "> ",
    "https://a.example/",
    "a@b.co",
  ),
  fc.string({
    unit: fc.constantFrom(..."ab1 .*_[](){}<>#-+=~`!|\\&@:/\u00a0“ü😀"),
    minLength: 1,
    maxLength: 6,
  }),
);
const mark = fc.constantFrom(
  schema.mark("strong"),
  schema.mark("emphasis"),
  schema.mark("link", { href: "page:contact" }),
  schema.mark("link", { href: "https://a.example/(x)?y=*z*" }),
);
/** Two positions in a document's text, as fractions of its length. */
const share = fc.nat({ max: 1000 }).map((thousandths) => thousandths / 1000);

/** The nearest position between two characters of a paragraph. */
function locationFromKey(doc: Node, part: number): number {
  const locations: number[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock)
      locations.push(
        ...Array.from({ length: node.content.size + 1 }, (_, index) => at + 1 + index),
      );
  });
  return locations[Math.floor(part * (locations.length - 1))] ?? 1;
}

type Act = (transform: Transform, from: number, to: number) => Transform;

const act: fc.Arbitrary<Act> = fc.oneof(
  words.map((typed): Act => (transform, from) => {
    const marks = transform.doc.resolve(from).marks();
    return transform.insert(from, schema.text(typed, marks));
  }),
  fc.constant<Act>((transform, from, to) => transform.delete(from, to)),
  mark.map(
    (each): Act =>
      (transform, from, to) =>
        transform.addMark(from, to, each),
  ),
  mark.map(
    (each): Act =>
      (transform, from, to) =>
        transform.removeMark(from, to, each.type),
  ),
  fc.constant<Act>((transform, from) => transform.split(from)),
  fc.constant<Act>((transform, from) =>
    transform.insert(from, schema.node("fact", { name: "phone" })),
  ),
  fc.constant<Act>((transform, from) => transform.insert(from, schema.node("hardBreak"))),
  fc.constantFrom("bulletList", "orderedList").map((list): Act => (transform, from) => {
    const range = transform.doc.resolve(from).blockRange();
    if (!range) return transform;
    const wrapping = [{ type: schema.nodes[list] }, { type: schema.nodes.listItem }];
    return range.parent.type === schema.nodes.doc || range.parent.type === schema.nodes.listItem
      ? transform.wrap(range, wrapping)
      : transform;
  }),
);

export const randomChange: fc.Arbitrary<Change> = fc
  .tuple(act, share, share)
  .map(([perform, one, other]) => (doc) => {
    const locations = [locationFromKey(doc, one), locationFromKey(doc, other)].sort(
      (a, b) => a - b,
    );
    const [from = 0, to = 0] = locations;
    return perform(new Transform(doc), from, to).doc;
  });
