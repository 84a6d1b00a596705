// The editor over content in memory: what a test bundles in place of the editor's own entry.
import type { Measured } from "../../src/content/model/symbols.ts";
import { startEditor } from "../../src/edit/start.tsx";
import { setupAttribute, type EditorSetup } from "../../src/store/setup.ts";
import type { Store, Stored, StoredFile } from "../../src/store/store.ts";

/** What `content.json` beside the page contains. */
export interface ServedContent {
  files: StoredFile[];
  media: [name: string, address: string][];
  measured: [name: string, measured: Measured][];
}

async function readJson<Value>(address: string): Promise<Value> {
  // Cast: the test has written it.
  return (await (await fetch(address)).json()) as Value;
}

/** Saves to memory, and serves added pictures as a `blob:`. */
async function memoryStore({ icons }: EditorSetup): Promise<Store> {
  const { files, media, measured } = await readJson<ServedContent>("./content.json");
  const stored: Stored = {
    site: "memory",
    folder: "content",
    files,
    assets: {
      icons: await readJson(icons),
      media: new Map(media),
      measured: new Map(measured),
    },
  };
  let version = 0;
  return {
    savesTo: "copy",
    largestMedia: 1_000_000,
    load: async () => stored,
    save: async (changed) => {
      version += 1;
      return {
        is: "saved",
        versions: Object.fromEntries(changed.map(({ name }) => [name, String(version)])),
      };
    },
    addMedia: async (file) => ({
      is: "added",
      name: `media/${file.name}`,
      address: URL.createObjectURL(file),
      // A photo that the build would make smaller: nothing makes other sizes of a `blob:`.
      measured: { bytes: file.size, kind: "png", format: "png", width: 1600, height: 1000 },
    }),
    removeMedia: async () => ({ is: "refused", reason: "Nothing can be removed here." }),
    watch: () => () => {},
    published: async () => ({ is: "unknown", reason: "Nothing is published from memory." }),
    publish: async () => ({ is: "refused", reason: "Nothing is published from memory." }),
  };
}

const root = document.getElementById("edit");
if (!root) throw new Error("The page has no element with the id “edit”.");
// Cast: the build has written it.
const setup = JSON.parse(root.getAttribute(setupAttribute) ?? "") as EditorSetup;
await startEditor(root, await memoryStore(setup));
