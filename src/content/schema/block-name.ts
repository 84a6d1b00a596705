// Names a block by its shape, as the gallery names it when it is added: Prices instead of List.
import { isFields } from "../model/json.ts";
import type { Schema } from "./read-schema.ts";
import { tabStop } from "./tab-stops.ts";

/** A sample of a type of block. */
export interface NamedSample {
  /** None for the first sample: that is the usual shape, called by the type. */
  name: string | undefined;
  /** What the block itself has, such as `layout=prose` or `items`, and what its parts have, such as `items.table`. */
  shape: ReadonlySet<string>;
}

const known = new WeakMap<Schema, readonly NamedSample[]>();

/** @returns none for what isn't a type of block */
export function namedSamples(schema: Schema): readonly NamedSample[] {
  const samples = known.get(schema) ?? readSamples(schema);
  known.set(schema, samples);
  return samples;
}

function readSamples({ defaultSnippets = [] }: Schema): NamedSample[] {
  return defaultSnippets.flatMap(({ label, body }, index) => {
    const words = label.split(": ")[1];
    if (words === undefined) return [];
    const name = index === 0 ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
    return [{ name, shape: new Set(shapeOf(body)) }];
  });
}

/** @returns undefined if the block is best called by its type */
export function blockName(samples: readonly NamedSample[], value: unknown): string | undefined {
  if (samples.length < 2) return undefined;
  const own = new Set(shapeOf(value));
  const ofBlock = [...own].filter(
    (part) => !part.includes(".") && samples.some(({ shape }) => shape.has(part)),
  );
  // What one sample has and another hasn't, such as contact details, tells them apart.
  const alike = samples.filter(({ shape }) => ofBlock.every((part) => shape.has(part)));
  const whole = alike.filter(({ shape }) => [...shape].every((part) => own.has(part)));
  const hasLayout = ofBlock.some((part) => part.startsWith("layout="));
  // Of those that fit, the one that says most, and of two that say as much, the later, which is the rarer one.
  const fitting = whole.toReversed().toSorted((a, b) => b.shape.size - a.shape.size);
  return (fitting[0] ?? (hasLayout ? alike[0] : undefined))?.name;
}

/** What every type of block can have, and where a button goes. */
const ignored = new Set(["type", "id", "heading", "text", "page", "href", "file", "map"]);

function* shapeOf(value: unknown, within = ""): Generator<string> {
  for (const [name, inner] of Object.entries(isFields(value) ? value : {})) {
    if (ignored.has(name)) continue;
    const part = `${within}${name}`;
    if (typeof inner !== "number") yield part;
    // What is between tab stops is only an example.
    if (typeof inner === "number" || (typeof inner === "string" && inner.search(tabStop) < 0))
      yield `${part}=${inner}`;
    // A picture is one thing, and parts of parts say nothing about the block.
    const first: unknown = Array.isArray(inner) ? inner[0] : inner;
    if (within === "" && isFields(first) && !("src" in first)) yield* shapeOf(first, `${part}.`);
  }
}
