// How well files with slips are read: whether each slip is told once, on its line, and the value is what it was.
// `npm run fuzz:slips -- 8 said.txt` makes each 8th edit, and writes what is said of each to said.txt.
import { writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { readContentFile } from "../../../src/content/schema/read-file.ts";
import { compileWith } from "../first-site.ts";
import { kinds, manySlips, oneSlip, type Slipped } from "./slipped.ts";

interface Outcome {
  isRead: boolean;
  isTold: boolean;
  isPlaced: boolean;
  milliseconds: number;
}

const [, , every = "8", dump] = process.argv;
const said: string[] = [];

function outcome(slipped: Slipped, label: string): Outcome {
  const { file, text, original, lines } = slipped;
  const read = readContentFile("content", file, { text });
  const before = process.cpuUsage();
  const { diagnostics } = compileWith(file, text);
  const { user, system } = process.cpuUsage(before);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const isTold = errors.length <= lines.length && errors.length > 0;
  const isRead = isDeepStrictEqual(plain(read.value), JSON.parse(original));
  const near = (each: (typeof errors)[number]) =>
    lines.some((line) => linesOf(each).some((told) => isSame(text, told, line)));
  const isPlaced = isTold && errors.every(near);
  if (dump)
    said.push(
      [
        `${label} ${file} @${lines.join(",")} ${isRead ? "right" : "WRONG"} ${isTold ? "" : "MANY"} ${isPlaced ? "" : "AWAY"}`,
        ...errors.map(({ id, line, column, message }) => `    ${line}:${column} ${id} ${message}`),
      ].join("\n"),
    );
  return { isRead, isTold, isPlaced, milliseconds: (user + system) / 1000 };
}

/** The lines that are told: where it stands, and where its words say that something is missing. */
function linesOf({ line, message }: { line: number; message: string }): number[] {
  const by = /by line (\d+)/.exec(message)?.[1];
  return by === undefined ? [line] : [line, Number(by)];
}

/** Whether a line is another, the next above it, after which something is missing, or its copy below it. */
function isSame(text: string, told: number, line: number): boolean {
  const lines = text.split("\n");
  const isCopy = told === line + 1 && lines[told - 1] === lines[line - 1];
  return told === line || told === line - 1 || isCopy;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function row(label: string, all: Slipped[]): void {
  const outcomes = all.map((slipped) => outcome(slipped, label));
  const count = (is: (each: Outcome) => boolean) => outcomes.filter(is).length;
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const cells = [
    label.padEnd(14),
    outcomes.length,
    count(({ isRead }) => isRead),
    count(({ isTold }) => isTold),
    count(({ isPlaced }) => isPlaced),
    at(0.5),
    at(0.95),
  ];
  console.log(cells.map((cell) => String(cell).padStart(7)).join(" "));
}

for (const { file, text, original } of [...oneSlip("sign dropped", 40)].slice(0, 20))
  outcome({ file, text, original, lines: [1] }, "warm-up");
said.length = 0;
console.log("slip                 n    read    told  placed  median     p95 (ms CPU)");
for (const kind of kinds)
  row(kind, oneSlip(kind, kind.startsWith("sign") ? Number(every) : Math.ceil(Number(every) / 4)));
for (const count of [2, 3, 4]) row(`${count} slips`, manySlips(count, 150, 20_250_527 + count));
if (dump) writeFileSync(dump, said.join("\n") + "\n");
