// Sends requests that end if their answer takes too long, so that nothing waits for one that never comes.

/** In milliseconds. */
const shortest = 30_000;

/** In bytes per millisecond: the slowest line on which a large file still arrives. */
const slowLine = 32;

/** @param bytes the size of what is sent and answered, if it is large @returns in milliseconds */
export function timeLimitFor(bytes: number): number {
  return shortest + Math.ceil(bytes / slowLine);
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
