// Saves files, and is killed on the way: `killed-save.ts <folder> <what it is about to do> <files to save, as JSON>`.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const [, , folder = "", at = "", files = ""] = process.argv;
const die = () => process.kill(process.pid, "SIGKILL");

const { rename, writeFile } = fs.promises;
let written = 0;
fs.promises.writeFile = async (...given) => {
  if (at === "write the second" && ++written === 2) {
    // As far as it came.
    await writeFile(String(given[0]), "hal");
    die();
  }
  return writeFile(...given);
};
let renamed = 0;
fs.promises.rename = async (from, to) => {
  // The first is what makes the rest of it certain.
  if (at === "put the second in place" && ++renamed === 3) die();
  return rename(from, to);
};
syncBuiltinESMExports();

const { saveStored } = await import("../../src/files/save-content.ts");
await saveStored(folder, JSON.parse(files));
