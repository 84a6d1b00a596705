// `npm run fuzz:slips`: the table of slip-table.ts, held to its bounds.
// `npm run fuzz:slips -- 8 slips.txt` tries every 8th character, and writes what is reported for each slip to slips.txt.
import { writeFileSync } from "node:fs";
import { endWithArguments } from "../../../src/commands/read-arguments.ts";
import { everyByDefault, missesOf, outcome, slipTable, deviation, type Row } from "./slip-table.ts";
import { oneSlip } from "./slipped.ts";
import { aCount } from "./seed.ts";

endWithArguments(
  "npm run fuzz:slips -- [every] [file]\n\n  Tries every 8th character unless you say otherwise. The file lists what is reported for each slip.",
  aCount,
  /./,
);
const [, , asked, dump] = process.argv;
const every = Number(asked ?? everyByDefault);
const notes: string[] = [];
const wrong: string[] = [];

function print(row: Row): void {
  const { label, outcomes } = row;
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const right = missesOf(row).map((misses) => outcomes.length - misses);
  const cells = [label.padEnd(17), outcomes.length, ...right, at(0.5), at(0.95)];
  console.log(cells.map((cell) => String(cell).padStart(7)).join(" "));
}

function note({ label, outcomes }: Row): void {
  for (const { slipped, errors, isRead, isReported, isPlaced } of outcomes)
    notes.push(
      `${label} ${slipped.file} @${slipped.lines.join(",")} ${isRead ? "right" : "WRONG"} ${isReported ? "" : "MANY"} ${isPlaced ? "" : "AWAY"}`,
      ...errors.map(({ id, line, column, message }) => `    ${line}:${column} ${id} ${message}`),
    );
}

for (const slipped of oneSlip("character dropped", 40).slice(0, 20)) outcome(slipped, "warm-up");
console.log("slip                    n    read   found  placed  median     p95 (ms CPU)");
for (const row of slipTable(every)) {
  print(row);
  note(row);
  const found = deviation(every, row);
  if (found !== undefined) wrong.push(found);
}
if (dump) writeFileSync(dump, notes.join("\n") + "\n");
console.log(wrong.join("\n") || "Every row is as recorded.");
if (wrong.length > 0) process.exitCode = 1;
