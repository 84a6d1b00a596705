// Allows publishing a snapshot only if the editor has seen it and it has no errors.
import { compile, type CompileResult } from "../../content/compile.ts";
import type { Publishing } from "../../store/store.ts";
import { isContentFile } from "../../content/model/input.ts";
import { contentHash } from "../../files/content-hash.ts";
import { decode } from "../../media/decode.ts";
import type { Verdict } from "../../git/publish.ts";
import type { Snapshot } from "../../git/snapshot.ts";
import { readIcons } from "../../files/icon-set.ts";
import { readStored } from "../../files/save-content.ts";
import type { Logger } from "../dev/dev-host.ts";
import type { EditedContent } from "../dev/edited-content.ts";

export async function judgeSnapshot(
  content: EditedContent,
  snapshot: Snapshot,
  { versions, media: wanted, takenBack = [] }: Publishing,
  logger: Logger,
): Promise<Verdict> {
  const unseen = await unseenIn(content.folder, snapshot, versions);
  if (unseen !== undefined)
    return {
      is: "refused",
      reason: `${unseen} was changed on this computer outside the editor. Check what changed, then publish again.`,
    };
  // Media are checked as they are on disk.
  await content.read(logger);
  const { diagnostics } = compileSnapshot(content, snapshot);
  const [mistake] = diagnostics.filter(({ severity }) => severity === "error");
  const nameOf = (file: string) => file.slice(content.folder.length + 1);
  if (mistake) {
    const { file, line, message } = mistake;
    return {
      is: "refused",
      reason: `${nameOf(file)}, line ${line}, has a mistake: ${message} Fix it, then publish again.`,
    };
  }
  const unused = diagnostics.filter(({ id }) => id === "unused-media");
  const isUnused = new Set(unused.map(({ file }) => nameOf(file)));
  for (const name of takenBack) content.addedMedia.delete(name);
  const isMeant = new Set([...wanted, ...content.addedMedia]);
  const leftOut = snapshot.newMedia.filter(
    // No page can show a file that the check doesn't know, such as one in a subfolder of media.
    (name) => !isMeant.has(name) && (isUnused.has(name) || !content.now?.media.has(name)),
  );
  return { is: "publishable", leftOut: new Set(leftOut) };
}

/** The name of a file that has changed since the editor has read it. */
async function unseenIn(
  folder: string,
  { files, marked }: Snapshot,
  versions: Publishing["versions"],
): Promise<string | undefined> {
  for (const name of new Set([...Object.keys(versions), ...files.keys()])) {
    const bytes = files.get(name);
    const version = versions[name] ?? "";
    if (marked.has(name) || (bytes && !isContentFile(name))) continue;
    if ((bytes ? contentHash(bytes) : "") === version) continue;
    // A file that git ignores isn't in the snapshot and isn't published.
    const [stored] = bytes ? [] : await readStored(folder, [name]).catch(() => []);
    if (stored?.version !== version) return name;
  }
  return undefined;
}

function compileSnapshot({ folder, now }: EditedContent, snapshot: Snapshot): CompileResult {
  if (!now) throw new Error("The content has not been read yet.");
  const decoded = [...snapshot.files]
    .filter(([name]) => isContentFile(name))
    .map(([name, bytes]) => [name, decode(bytes)] as const);
  const media = [...now.media].filter(([name]) => snapshot.media.has(name));
  const input = {
    folder,
    files: new Map(decoded.map(([name, { text }]) => [name, text])),
    encodings: new Map(
      decoded.flatMap(([name, { encoding }]) => (encoding ? [[name, encoding] as const] : [])),
    ),
    media: new Map(media.map(([name, { address }]) => [name, address])),
    measured: new Map(
      media.flatMap(([name, { measured }]) => (measured ? [[name, measured] as const] : [])),
    ),
    icons: readIcons(),
    mailOrigin: "",
  };
  return compile(input, now.vocabulary);
}
