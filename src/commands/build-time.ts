// The moment that a build takes for now: it decides what is over and what has begun.

/**
 * @param epoch in seconds since 1970, as in https://reproducible-builds.org/specs/source-date-epoch/; undefined for now
 * @returns undefined if it isn't a number of seconds
 */
export function buildTime(epoch: string | undefined): Date | undefined {
  if (epoch === undefined || epoch === "") return new Date();
  const time = new Date(Number(epoch) * 1000);
  return /^\d+$/.test(epoch) && !Number.isNaN(time.getTime()) ? time : undefined;
}
