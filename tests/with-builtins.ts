// A spy on a function of Node's own modules, for as long as some work takes.
import { syncBuiltinESMExports } from "node:module";

/** A spy on what Node.js exports is seen by those who have imported it only after this. */
export async function withBuiltins<Result>(
  spy: { mockRestore: () => void },
  work: () => Promise<Result>,
): Promise<Result> {
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
}
