// Writes a path as messages name it: from the folder where the command runs, with slashes on every system.
import path from "node:path";

/**
 * @param target a file or folder
 * @param from the folder where the command runs
 * @param system how its paths are written
 * @returns the whole path if no path leads from one to the other, such as between two drives of Windows
 */
export const shownPath = (
  target: string,
  from = "",
  { relative, sep }: Pick<path.PlatformPath, "relative" | "sep"> = path,
): string => relative(from, target).replaceAll(sep, "/");
