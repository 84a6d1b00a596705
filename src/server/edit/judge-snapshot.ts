// Checks a snapshot before it is published: for errors, and for changes that the editor hasn't seen.
import { compile, type CompileResult } from "../../content/compile.ts";
import { checkedFrom, inputOf } from "../../store/checked.ts";
import type { Publishing } from "../../store/store.ts";
import { isContentFile } from "../../content/model/input.ts";
import { contentHash } from "../../files/content-hash.ts";
import { decode } from "../../media/decode.ts";
import type { Judge } from "../../git/publish.ts";
import type { Snapshot } from "../../git/snapshot.ts";
import { readIcons } from "../../files/icon-set.ts";
import { readStored } from "../../files/save-content.ts";
import type { Logger } from "../dev/dev-host.ts";
import type { EditedContent } from "../dev/edited-content.ts";

export function judgeOf(
  content: EditedContent,
  { versions }: Pick<Publishing, "versions">,
  logger: Logger,
): Judge {
  return {
    added: content.addedMedia,
    async unseen(snapshot) {
      const name = await unseenIn(content.folder, snapshot, versions);
      return name && `${name} was changed on this computer outside the editor.`;
    },
    async check(snapshot) {
      // Media are checked as they are on disk.
      await content.read(logger);
      const { diagnostics } = compileSnapshot(content, snapshot);
      const checked = checkedFrom(content.folder, diagnostics);
      // No page can show a file that the check doesn't know, such as one in a subfolder of media.
      const unknown = snapshot.newMedia.filter((name) => !content.now?.media.has(name));
      return { ...checked, unused: new Set([...checked.unused, ...unknown]) };
    },
  };
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
  const files = [...snapshot.files]
    .filter(([name]) => isContentFile(name))
    .map(([name, bytes]) => ({ name, ...decode(bytes) }));
  const media = [...now.media].filter(([name]) => snapshot.media.has(name));
  const measured = media.flatMap(([name, file]) =>
    file.measured ? [[name, file.measured] as const] : [],
  );
  const assets = {
    media: new Map(media.map(([name, { address }]) => [name, address])),
    measured: new Map(measured),
    icons: readIcons(),
  };
  return compile(inputOf({ folder, files, assets }), now.vocabulary);
}
