// Many changes, one after the other, of many files, each laid out in its own way.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { format, type Options } from "prettier";
import { applyEdits, type Edit } from "../../../src/content/edit/edits.ts";
import { editsFor } from "../../../src/content/edit/change.ts";
import type { Json } from "../../../src/content/model/json.ts";
import { judge, prettierOptions, type Layout } from "./judge.ts";
import { careless, changeFor, choice, document, padded, type Choice } from "./random.ts";

const names = ["site", "start", "services", "write-to-us"];
const files = names.map((name) => readFileSync(`tests/fixtures/second-site/${name}.json`, "utf8"));

/** Ways to lay a file out, and whether that is what prettier does. */
const layouts: [Layout, (value: Json, picks: number[]) => string | Promise<string>][] = [
  ["prettier", (value) => pretty(value, {})],
  ["prettier", (value) => pretty(value, { endOfLine: "crlf" })],
  ["prettier", (value) => pretty(value, { useTabs: true })],
  ["prettier", (value) => pretty(value, { tabWidth: 4 })],
  ["one line", (value) => JSON.stringify(value)],
  ["one line", padded],
  ["nobody", careless],
];

function pretty(value: Json, options: Options): Promise<string> {
  return format(JSON.stringify(value, null, 2), { ...prettierOptions, ...options });
}

const changesOfOne = 10;
/** How many of those fit: a name may be taken, and nothing moves in an empty list. */
const fitting = 7.5;

interface Case {
  value: Json;
  layout: (typeof layouts)[number];
  picks: number[];
  hasFinalLine: boolean;
  choices: Choice[];
}

const cases: fc.Arbitrary<Case> = fc.record({
  value: fc.oneof(
    { weight: 4, arbitrary: document },
    // Cast: what is parsed is JSON.
    { weight: 1, arbitrary: fc.constantFrom(...files.map((text) => JSON.parse(text) as Json)) },
  ),
  layout: fc.constantFrom(...layouts),
  picks: fc.array(fc.nat(100), { minLength: 5, maxLength: 17 }),
  hasFinalLine: fc.boolean(),
  choices: fc.array(choice, { minLength: changesOfOne, maxLength: changesOfOne }),
});

/** @returns how many changes were made, and the first that went wrong; "" if none did */
export async function fuzzEdits(
  seed: number,
  edits: number,
): Promise<{ made: number; found: string }> {
  let made = 0;
  const property = fc.asyncProperty(cases, async (each) => {
    made += await follow(each);
  });
  const numRuns = Math.ceil(edits / fitting);
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns });
  return { made, found: failed ? String(errorInstance) : "" };
}

/** Makes all changes of one file, then takes all of them back. */
async function follow({ value, layout, picks, hasFinalLine, choices }: Case): Promise<number> {
  const [kind, write] = layout;
  const whole = await write(value, picks);
  const first = hasFinalLine ? whole : whole.trimEnd();
  const undos: Edit[][] = [];
  let text = first;
  for (const each of choices) {
    const change = changeFor(JSON.parse(text) as Json, each);
    if (!change) continue;
    const judged = await judge(text, change, kind);
    if (judged.wrong.length > 0)
      throw new Error([JSON.stringify(change), text, judged.text, ...judged.wrong].join("\n"));
    undos.push(applyEdits(text, editsFor(text, change) ?? []).undo);
    text = judged.text;
  }
  const back = undos.toReversed().reduce((now, undo) => applyEdits(now, undo).text, text);
  if (back !== first) throw new Error(`not undone:\n${first}\n${back}`);
  return undos.length;
}
