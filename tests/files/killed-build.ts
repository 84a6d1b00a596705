// Replaces a folder, and is killed during it: `killed-build.ts <folder> <what it is about to do>`.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const [, , folder = "", at = ""] = process.argv;
const die = () => process.kill(process.pid, "SIGKILL");

const rename = fs.promises.rename;
fs.promises.rename = async (from, to) => {
  if (at === "put the new one in place" && to === folder) die();
  return rename(from, to);
};
syncBuiltinESMExports();

class Files extends Map<string, string> {
  override *[Symbol.iterator](): MapIterator<[string, string]> {
    yield ["index.html", "new"];
    if (at === "write") die();
    return undefined;
  }
}

const { replaceFolder } = await import("../../src/files/output-folder.ts");
await replaceFolder(folder, new Files());
