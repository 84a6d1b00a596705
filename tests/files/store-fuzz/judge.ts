// Decides if a round of `fuzz:store` has lost anything. What "lost" means:
// - What a program has written is lost if an editor's save replaced it that had not read it, or if nothing that came later
//   did. A program may replace whatever it finds: it has no way to ask.
//   Two moments can't be closed, and only where a program writes while a save is made: another file that it renames to the
//   name between the last look and the rename is lost, and so is what it writes into the old file after the save's last
//   look at that, when the system kept it waiting since before the rename. Both are counted, and may only be few.
//   Two programs that write into a file at the same moment can tear it by themselves.
// - What a save was acknowledged for is lost if it isn't on the disk, unless a program wrote to that file, and not before
//   the save was even sent.
// - A save that was refused, or found a conflict, is nowhere; one whose editor was killed is everywhere or nowhere,
//   except where a program wrote.
// - Of two editors, one may write until it is killed: the other is refused.
import type { Done } from "./order.ts";

export interface SaveTried {
  id: string;
  /** By path; "gone" for a file that the save removes. */
  files: ReadonlyMap<string, string>;
  answer: "saved" | "conflict" | "refused" | "killed";
  sent: number;
  answered: number;
  /** What was in each file when the answer came. */
  seenThen: ReadonlyMap<string, string>;
}

export interface Round {
  before: ReadonlyMap<string, string>;
  after: ReadonlyMap<string, string>;
  saves: readonly SaveTried[];
  done: readonly Done[];
  /** How many editors were killed. */
  kills: number;
}

export interface Verdict {
  wrong: string[];
  /** Acknowledged saves that a program overwrote at the same time, so that nobody can say which was first. */
  undecided: number;
  /** What a program wrote while a save was made that replaced it. */
  lostInBetween: number;
}

export function judge(round: Round): Verdict {
  const wrong: string[] = [];
  let undecided = 0;
  let lostInBetween = 0;
  for (const path of round.after.keys()) {
    wrong.push(...judgeFile(path, round));
    undecided += countUndecided(path, round);
    lostInBetween += writesTo(path, round).filter((write) => isInBetween(write, round)).length;
  }
  for (const save of round.saves) wrong.push(...judgeWhole(save, round));
  wrong.push(...judgeWriters(round));
  return { wrong, undecided, lostInBetween };
}

const writesTo = (path: string, { done }: Round) =>
  done.filter((each) => each.path === path && each.how !== "watch");

function judgeFile(path: string, round: Round): string[] {
  const wrong: string[] = [];
  const is = round.after.get(path) ?? "gone";
  const was = round.before.get(path) ?? "gone";
  const writes = writesTo(path, round);
  if (is === "torn" && isTornByPrograms(writes)) return [];
  const saves = round.saves.filter(({ files }) => files.has(path));
  const acknowledged = saves.filter(({ answer }) => answer === "saved");
  // Two may have removed the same file.
  const makers = saves.filter(({ files }) => files.get(path) === is).map(({ answer }) => answer);
  if (writes.some(({ id }) => id === is)) {
    for (const { id, sent } of acknowledged)
      if (writes.every(({ ended }) => ended < sent))
        wrong.push(`${path}: ${id} was acknowledged although ${is} had been written before`);
  } else {
    for (const write of writes)
      if (!isInBetween(write, round))
        wrong.push(`${path}: ${write.id} of a program is lost (${write.how}), ${is} is there`);
    for (const { id, files } of acknowledged)
      if (files.get(path) !== is) wrong.push(`${path}: the saved ${id} is lost, ${is} is there`);
    if (is !== was && makers.length === 0) wrong.push(`${path}: ${is} is there, nobody wrote that`);
    else if (is !== was && !makers.some((answer) => answer === "saved" || answer === "killed"))
      wrong.push(`${path}: ${is} is there and was not acknowledged (${makers.join()})`);
  }
  return [...wrong, ...judgeSeen(path, round)];
}

function isTornByPrograms(writes: readonly Done[]): boolean {
  const into = writes.filter(({ how }) => how === "into");
  return into.some((one) =>
    into.some((other) => other !== one && one.begun < other.ended && other.begun < one.ended),
  );
}

function isInBetween({ path, begun, ended }: Done, { after, saves, done }: Round): boolean {
  const is = after.get(path) ?? "gone";
  const isOnly = done.filter((each) => each.path === path && each.how !== "watch").length === 1;
  const isDuring = ({ files, sent, answered }: SaveTried) =>
    files.get(path) === is && sent < ended && begun < answered;
  return isOnly && saves.some(isDuring);
}

/** A reader of a file during a save must have seen one whole text or the other. */
function judgeSeen(path: string, round: Round): string[] {
  if (writesTo(path, round).some(({ how }) => how === "into")) return [];
  const mayBeGone =
    round.before.get(path) === "gone" ||
    round.saves.some(({ files }) => files.get(path) === "gone");
  return round.done
    .filter((each) => each.path === path)
    .flatMap(({ seen }) => seen)
    .filter((id) => id === "torn" || (id === "gone" && !mayBeGone))
    .map((id) => `${path}: a reader found it ${id}`);
}

/** All files of a save or none, apart from those that a program wrote to or another save wanted the same of. */
function judgeWhole(save: SaveTried, round: Round): string[] {
  const { id, files, answer } = save;
  if (answer !== "killed") return [];
  const isOwn = (path: string) =>
    writesTo(path, round).length === 0 &&
    round.saves.every((each) => each === save || each.files.get(path) !== files.get(path));
  const own = [...files].filter(([path]) => isOwn(path));
  const made = own.filter(([path, wanted]) => round.after.get(path) === wanted);
  return made.length === 0 || made.length === own.length
    ? []
    : [`${id} was killed and is in ${made.length} of ${own.length} files`];
}

/** After a kill, another editor may write in the same round. */
function judgeWriters({ saves, kills }: Round): string[] {
  const writers = saves.filter(({ answer }) => answer === "saved" || answer === "conflict");
  if (kills > 0 || writers.length < 2) return [];
  return [`${writers.map(({ id }) => id).join(" and ")} were both allowed to write`];
}

function countUndecided(path: string, round: Round): number {
  const writes = writesTo(path, round);
  if (!writes.some(({ id }) => id === round.after.get(path))) return 0;
  const isProven = ({ files, seenThen }: SaveTried) => {
    const wanted = files.get(path);
    return (
      seenThen.get(path) === wanted ||
      round.done.some((each) => each.path === path && each.seen.includes(wanted ?? ""))
    );
  };
  return round.saves.filter(
    (save) => save.answer === "saved" && save.files.has(path) && !isProven(save),
  ).length;
}
