// Waits for code that isn't needed to begin with.
import { notLoaded } from "./refusals.ts";

/** @throws {Refused} if the code can't be loaded */
export function loaded<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch(() => {
    throw notLoaded();
  });
}
