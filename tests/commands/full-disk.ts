// A disk that becomes full while a command writes.
import disk from "node:fs/promises";
import { vi } from "vitest";
import { withBuiltins } from "../with-builtins.ts";

/** Runs `work` on a disk that has room for this many files, as Node's functions tell it. */
export async function withRoomFor<Result>(
  files: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const write = disk.writeFile;
  let left = files;
  const spy = vi.spyOn(disk, "writeFile").mockImplementation(async (...given) => {
    if (left-- > 0) return write(...given);
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  });
  return withBuiltins(spy, work);
}
