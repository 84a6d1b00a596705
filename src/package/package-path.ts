// Reads the path of a package's file from how package.json, or a person, names it.
import { fileURLToPath } from "node:url";

/**
 * @param given such as `file:engine/site-from-json-1.0.0.tgz`, `file:///C:/packages/site-from-json-1.0.0.tgz`, or a path
 * @param windows whether paths are those of Windows
 */
export function packagePath(given: string, windows = process.platform === "win32"): string {
  if (!given.startsWith("file://")) return given.replace(/^(?:file|link):/, "");
  try {
    return fileURLToPath(given, { windows });
  } catch {
    // npm accepts names that aren't encoded, too, such as file:///sites/50%/engine.tgz.
    return given.replace(windows ? /^file:\/{2,3}/ : /^file:\/\//, "");
  }
}
