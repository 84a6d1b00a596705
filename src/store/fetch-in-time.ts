// Sends requests that end if their answer takes too long, so that nothing waits for one that never comes.

/** In milliseconds. */
const shortest = 30_000;

/** In bytes per millisecond: the slowest line on which a large file still arrives. */
const slowLine = 32;

/** @param bytes the size of what is sent and answered, if it is large @returns in milliseconds */
export function timeLimitFor(bytes: number): number {
  return shortest + Math.ceil(bytes / slowLine);
}

/** What `fetchAhead` has sent, by what it asks. */
const ahead = new Map<string, { since: number; answer: Promise<Response | undefined> }>();

/** In milliseconds: what was asked for longer ago may be out of date. */
const longestAhead = 10_000;

/** What a request asks: two with the same text are the same. */
const textOf = (address: string | URL, { method, headers, body, cache }: RequestInit): string =>
  JSON.stringify([String(address), method, headers, body, cache]);

/** Sends a request that changes nothing before the code is there that needs the answer and asks the same again. */
export function fetchAhead(
  address: string | URL,
  init: RequestInit = {},
  timeLimit = timeLimitFor(sizeOf(init.body)),
): void {
  const answer = send(address, init, timeLimit).catch(() => undefined);
  ahead.set(textOf(address, init), { since: performance.now(), answer });
}

/**
 * Reads the whole answer within the time limit, too: it can stop coming at any byte.
 * @throws if there is no answer, or only a part of it
 */
export async function fetchInTime(
  address: string | URL,
  init: RequestInit = {},
  timeLimit = timeLimitFor(sizeOf(init.body)),
): Promise<Response> {
  return (await answerAhead(address, init)) ?? send(address, init, timeLimit);
}

/** @returns undefined if nothing was asked ahead that is the same, or it has failed */
function answerAhead(
  address: string | URL,
  init: RequestInit,
): Promise<Response | undefined> | undefined {
  // Not of everything that is ever sent: a photo's text is long.
  if (ahead.size === 0) return undefined;
  const text = textOf(address, init);
  const sent = ahead.get(text);
  ahead.delete(text);
  return sent && performance.now() - sent.since < longestAhead ? sent.answer : undefined;
}

async function send(
  address: string | URL,
  init: RequestInit,
  timeLimit: number,
): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeLimit) });
  const content = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  // Some statuses can't have a body, not even an empty one.
  return new Response(content.byteLength > 0 ? content : null, { status, statusText, headers });
}

/** Whether a request ended because its answer took too long. */
export function isTooLate(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

function sizeOf(body: RequestInit["body"]): number {
  if (typeof body === "string") return body.length;
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}
