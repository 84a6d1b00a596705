// The days of an event: it is over after the last one.

interface EventDays {
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  /** The last day on which visitors see it, if the author has chosen an earlier one. */
  until?: string | undefined;
}

/** @returns the last day on which visitors see an event; undefined if it has no day yet */
export function lastDayShown({ firstDay, lastDay, until }: EventDays): string | undefined {
  // A day that the author is still asked for is empty.
  const end = lastDay || firstDay || undefined;
  if (!until || end === undefined) return until || end;
  return until < end ? until : end;
}
