// Leaves out what `start` serves if the package has the same file elsewhere: words, icons' tags, fonts.
import { elsewhereFile } from "../engine/engine-addresses.ts";

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * @param served path in the folder of served files -> content
 * @param others path in the package -> content; that folder is beside theirs
 * @returns the served files that only this folder has, and the list of the others
 */
export function withoutCopies(served: Files, others: Files): Files {
  const known = new Map([...others].map(([path, content]) => [comparable(content), path]));
  const own = new Map<string, string | Uint8Array>();
  const elsewhere: Record<string, string> = {};
  for (const [path, content] of served) {
    const other = known.get(comparable(content));
    if (other === undefined) own.set(path, content);
    else elsewhere[`/${path}`] = `../${other}`;
  }
  return own.set(elsewhereFile, JSON.stringify(elsewhere));
}

/** The editor's scripts begin with an empty line, which changes nothing. */
const comparable = (content: string | Uint8Array): string =>
  typeof content === "string"
    ? content.trimStart()
    : `bytes ${Buffer.from(content).toString("base64")}`;
