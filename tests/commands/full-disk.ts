// A disk that becomes full while a command writes.
import disk from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

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
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
}
