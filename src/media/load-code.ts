// Loads code that isn't needed to begin with.
import { t } from "../words/t.ts";

/**
 * What to do about code that couldn't be loaded. Not all browsers try the same script again without a reload:
 * https://github.com/whatwg/html/pull/10327
 */
export const notLoaded = t`A part of the editor couldn’t be loaded. Check your internet connection and try again. If that doesn’t help, save, then reload.`;

/** Its message is for the person. */
export class NotLoaded extends Error {
  override message = notLoaded;
}

/** @throws any other error */
export function refusedIfNotLoaded(error: unknown): { is: "refused"; reason: string } {
  if (error instanceof NotLoaded) return { is: "refused", reason: error.message };
  throw error;
}

/** @throws {NotLoaded} */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((cause: unknown) => {
    throw new NotLoaded(notLoaded, { cause });
  });
}
