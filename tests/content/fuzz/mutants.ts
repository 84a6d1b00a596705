// Every way in which a hurried, a careless or a hostile hand may change one place of one file.
import fc from "fast-check";
import { fileNames, textOf } from "../first-site.ts";

export interface Mutant {
  kind: string;
  file: string;
  text: string;
  /** The changed place, where the file is still JSON without duplicate or reserved fields. */
  path?: Path;
  /** For a change of the file's characters: where. */
  offset?: number;
  /** Whether the change can only be a mistake. */
  isWrong: boolean;
}

export type Path = readonly (string | number)[];
type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

const hostile = [
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.example/",
  "https://good.example@evil.example/",
  "file:///etc/passwd",
  "[x](javascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "![x](https://evil.example/p.gif)",
  "<javascript:alert(1)>",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg onload=alert(1)>",
  "</script><script>alert(1)</script>",
  "{{facts.constructor}}",
  "{{facts.__proto__}}",
  "{{constructor.constructor}}",
  "{__proto__}",
  "$& $1 $` $'",
  "</title></style></textarea></noscript></template><b>",
  "--><b><!--",
  "<![CDATA[<b>]]>",
  '" autofocus onfocus="alert(1)',
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content=0>",
  "&lt;script&gt;",
  "%3Cscript%3E",
  "\\u003cscript\\u003e",
  "${alert(1)}",
  "<!--head--><!--body--><!--islands-->",
  "%BASE_URL%",
];
const unseen = [
  "\ud800",
  "\udfff x",
  "\u202e",
  "\u2066",
  "\u200b",
  "\u0000",
  "\u001b[31m",
  "\ufeff",
  "\ufffe",
];
const values: Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  "",
  " ",
  "x",
  "two words",
  [],
  {},
  [[]],
  [null],
  { type: "hero" },
];
const structural = [",", ":", '"', "{", "}", "[", "]", "\\", "\n", "“", "'", "//", "\u00a0"];

interface Location {
  path: Path;
  value: Json;
}

const locations = new Map(
  fileNames.map((name) => [name, locationsIn(JSON.parse(textOf(name)) as Json)]),
);

function locationsIn(value: Json, path: Path = []): Location[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  const isList = Array.isArray(value);
  const inner = Object.entries(value).flatMap(([key, child]) =>
    locationsIn(child, [...path, isList ? Number(key) : key]),
  );
  return [{ path, value }, ...inner];
}

type Change = (value: Json, pick: number) => Json | undefined;

/** Changes of a value; undefined where one can't be made. */
const changes: Record<string, Change> = {
  retype: (value, pick) => {
    const other = values[pick % values.length] ?? null;
    return JSON.stringify(other) === JSON.stringify(value) ? undefined : other;
  },
  empty: (value) =>
    typeof value === "string"
      ? ""
      : Array.isArray(value)
        ? []
        : typeof value === "object"
          ? {}
          : undefined,
  hostile: (value, pick) =>
    typeof value === "string" ? (hostile[pick % hostile.length] ?? "") : undefined,
  hostileWithin: (value, pick) =>
    typeof value === "string" ? `${value} ${hostile[pick % hostile.length] ?? ""}` : undefined,
  unseen: (value, pick) =>
    typeof value === "string"
      ? value.slice(0, pick % (value.length + 1)) +
        (unseen[pick % unseen.length] ?? "") +
        value.slice(pick % (value.length + 1))
      : undefined,
  repeatItem: (value, pick) =>
    Array.isArray(value) && value.length > 0
      ? [...value, value[pick % value.length] ?? null]
      : undefined,
  dropItem: (value, pick) =>
    Array.isArray(value) && value.length > 0 ? value.toSpliced(pick % value.length, 1) : undefined,
  swapItems: (value, pick) =>
    Array.isArray(value) && value.length > 1
      ? [...value.slice(pick % value.length), ...value.slice(0, pick % value.length)]
      : undefined,
  dropField: (value, pick) => {
    const key = keyOf(value, pick);
    return key === undefined
      ? undefined
      : Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key));
  },
  renameField: (value, pick) => {
    const key = keyOf(value, pick);
    if (key === undefined) return undefined;
    const wrong =
      pick % 2
        ? `${key.slice(0, pick % key.length)}x${key.slice(pick % key.length)}`
        : key.slice(1) || "x";
    return Object.fromEntries(
      Object.entries(value ?? {}).map(([name, child]) => [name === key ? wrong : name, child]),
    );
  },
  addField: (value, pick) =>
    isFields(value)
      ? {
          ...value,
          [["toString", "hasOwnProperty", "style", "onclick", "dangerouslySetInnerHTML", "key"][
            pick % 6
          ] ?? "x"]: "x",
        }
      : undefined,
};

/** Changes that make a file very large or deep. */
const heavy: Record<string, Change> = {
  nest: () => {
    let nested: Json = [];
    for (let depth = 0; depth < 1000; depth++) nested = depth % 2 ? [nested] : { items: nested };
    return nested;
  },
  manyItems: (value) =>
    Array.isArray(value) && value.length > 0
      ? Array.from({ length: 10_000 }, () => value[0] ?? null)
      : undefined,
  longText: (value, pick) =>
    typeof value === "string"
      ? ["a", "*", "[", "{{", " ", "> ", "(555", "<", "\\"][pick % 9]?.repeat(2 ** 20)
      : undefined,
};

function isFields(value: Json): value is { [field: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function keyOf(value: Json, pick: number): string | undefined {
  if (!isFields(value)) return undefined;
  const keys = Object.keys(value);
  return keys[pick % Math.max(1, keys.length)];
}

function put(root: Json, path: Path, value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(root))
    return root.with(Number(key), put(root[Number(key)] ?? null, rest, value));
  if (!isFields(root)) return root;
  return { ...root, [key]: put(root[key] ?? null, rest, value) };
}

function changed(
  kind: string,
  change: Change,
  file: string,
  at: number,
  pick: number,
): Mutant | undefined {
  const known = locations.get(file) ?? [];
  const location = known[at % known.length];
  const value = location && change(location.value, pick);
  if (!location || value === undefined) return undefined;
  const root = known[0]?.value ?? null;
  const text = JSON.stringify(put(root, location.path, value), null, 2);
  const hasFreeNames = ["facts", "templates", "parameters"].includes(String(location.path.at(-1)));
  return { kind, file, text, path: location.path, isWrong: kind === "addField" && !hasFreeNames };
}

/** Changes of a file's characters. */
const typing: Record<
  string,
  (text: string, at: number, pick: number) => { text: string; offset: number; isWrong: boolean }
> = {
  truncate: (text, at) => {
    const offset = at % (text.trimEnd().length - 1);
    return { text: text.slice(0, offset), offset, isWrong: true };
  },
  dropCharacter: (text, at) => {
    const characters = [...text.matchAll(/[,:"{}[\]]/g)].map(({ index }) => index);
    const offset = characters[at % characters.length] ?? 0;
    return { text: text.slice(0, offset) + text.slice(offset + 1), offset, isWrong: false };
  },
  insertCharacter: (text, at, pick) => {
    const offset = at % text.length;
    return {
      text:
        text.slice(0, offset) + (structural[pick % structural.length] ?? "") + text.slice(offset),
      offset,
      isWrong: false,
    };
  },
  reservedField: (text, at, pick) => {
    const openings = [...text.matchAll(/\{(?=\s*")/g)].map(({ index }) => index);
    const offset = openings[at % openings.length] ?? 0;
    const name = ["__proto__", "constructor", "prototype"][pick % 3] ?? "";
    return {
      text: `${text.slice(0, offset + 1)} "${name}": { "hidden": true },${text.slice(offset + 1)}`,
      offset,
      isWrong: true,
    };
  },
  repeatField: (text, at) => {
    const fields = [...text.matchAll(/^\s*("\w+": "[^"\n]*"),$/gm)];
    const found = fields[at % Math.max(1, fields.length)];
    const offset = (found?.index ?? 0) + (found?.[0].length ?? 0);
    return {
      text: `${text.slice(0, offset)} ${found?.[1] ?? ""},${text.slice(offset)}`,
      offset,
      isWrong: true,
    };
  },
};

const files = fc.constantFrom(...fileNames);
const number = fc.nat(1_000_000);

const ofValue = fc
  .tuple(fc.constantFrom(...Object.keys(changes)), files, number, number)
  .map(([kind, file, at, pick]) =>
    changed(kind, changes[kind] ?? (() => undefined), file, at, pick),
  );
const ofSize = fc
  .tuple(fc.constantFrom(...Object.keys(heavy)), files, number, number)
  .map(([kind, file, at, pick]) => changed(kind, heavy[kind] ?? (() => undefined), file, at, pick));
const ofTyping = fc
  .tuple(fc.constantFrom(...Object.keys(typing)), files, number, number)
  .map(([kind, file, at, pick]): Mutant | undefined => {
    const made = typing[kind]?.(textOf(file), at, pick);
    return made && { kind, file, ...made };
  });

export const mutants: fc.Arbitrary<Mutant> = fc
  .oneof(
    { weight: 60, arbitrary: ofValue },
    { weight: 30, arbitrary: ofTyping },
    { weight: 2, arbitrary: ofSize },
  )
  .filter((mutant): mutant is Mutant => mutant !== undefined);
