// Takes a folder's lock, says whether it has it, and runs until it is killed: `lock-holder.ts <folder>`.
import { setInterval } from "node:timers";
import { createFolderLock } from "../../src/files/folder-lock.ts";

console.log(await createFolderLock(process.argv[2] ?? "").hold());
setInterval(() => {}, 60_000);
