// Saves files, and is killed during it: `killed-save.ts <folder> <what it is about to do> <files to save, as JSON>`.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const [, , folder = "", at = "", files = ""] = process.argv;
const die = () => process.kill(process.pid, "SIGKILL");

const { open, rename, rm } = fs.promises;
fs.promises.rename = async (from, to) => {
  if (at === "note what it saves") die();
  return rename(from, to);
};
fs.promises.open = async (path, ...how) => {
  if (at === "write the second" && String(path).endsWith("1-new")) {
    // As far as it came.
    fs.writeFileSync(String(path), "hal");
    die();
  }
  return open(path, ...how);
};
const { renameSync } = fs;
let renamed = 0;
fs.renameSync = (from, to) => {
  if (at === "put the second in place" && ++renamed === 2) die();
  return renameSync(from, to);
};
fs.promises.rm = async (path, how) => {
  if (at === "clean up" && String(path).includes(".saving-")) die();
  return rm(path, how);
};
syncBuiltinESMExports();

const { saveStored } = await import("../../src/files/save-content.ts");
await saveStored(folder, JSON.parse(files));
