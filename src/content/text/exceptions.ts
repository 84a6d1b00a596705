// Decides which exception to the opening hours counts on a day: New Year's Eve within the holidays, the shorter one.
import { dayAfter, dayBefore } from "./day.ts";

export interface Exception {
  from: string;
  until?: string | undefined;
  open?: readonly string[] | undefined;
}

/** The first and the last day. */
interface Days {
  from: string;
  until: string;
}

/** The exceptions without the days on which a shorter one counts, so that no day is in two of them. */
export function exceptionsByDay<One extends Exception>(exceptions: readonly One[]): (One & Days)[] {
  return exceptions.flatMap((one, index) => {
    const others = exceptions.filter((other, at) => countsBefore([other, at], [one, index]));
    return others
      .map(daysOf)
      .reduce<Days[]>((left, taken) => left.flatMap((days) => without(days, taken)), [daysOf(one)])
      .map((days) => ({ ...one, ...days }));
  });
}

/** True if two exceptions have different hours on the same days, and neither is a part of the other. */
export function contradict(one: Exception, other: Exception): boolean {
  const [a, b] = [daysOf(one), daysOf(other)];
  const isShared = a.from <= b.until && b.from <= a.until;
  const isPart = (inner: Days, outer: Days) =>
    outer.from <= inner.from && inner.until <= outer.until && lengthOf(inner) < lengthOf(outer);
  const isSame = (one.open ?? []).join() === (other.open ?? []).join();
  return isShared && !isSame && !isPart(a, b) && !isPart(b, a);
}

type Placed = [exception: Exception, index: number];

function countsBefore([other, at]: Placed, [one, index]: Placed): boolean {
  const difference = lengthOf(daysOf(other)) - lengthOf(daysOf(one));
  return difference < 0 || (difference === 0 && at < index);
}

function daysOf({ from, until = from }: Exception): Days {
  return { from, until };
}

function lengthOf({ from, until }: Days): number {
  return Date.parse(until) - Date.parse(from);
}

function without({ from, until }: Days, taken: Days): Days[] {
  if (taken.until < from || until < taken.from) return [{ from, until }];
  return [
    { from, until: dayBefore(taken.from) },
    { from: dayAfter(taken.until), until },
  ].filter((days) => days.from <= days.until);
}
