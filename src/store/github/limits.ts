// Recognizes that GitHub takes no more requests for now, and when it does again.
import type { Refused } from "../git-host.ts";
import { hourUsedUp, tooFast } from "./refusals.ts";

const minute = 60_000;

/**
 * The hour's limit and the limit for many requests at once, as the answer's headers and words tell them.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 * @returns undefined if the answer isn't about a limit
 */
export function limitIn(
  { status, headers }: Pick<Response, "status" | "headers">,
  message: string,
  isSignedIn: boolean,
): Refused | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const pause = headers.get("retry-after");
  if (pause !== null) return tooFast(new Date(Date.now() + Number(pause) * 1000));
  if (headers.get("x-ratelimit-remaining") === "0") return hourUsedUp(resetIn(headers), isSignedIn);
  const isLimit = status === 429 || /rate limit/i.test(message);
  return isLimit ? tooFast(new Date(Date.now() + minute)) : undefined;
}

/** When the hour ends; in a minute if GitHub doesn't say. */
export function resetIn(headers: Headers): Date {
  const reset = Number(headers.get("x-ratelimit-reset"));
  return reset > 0 ? new Date(reset * 1000) : new Date(Date.now() + minute);
}
