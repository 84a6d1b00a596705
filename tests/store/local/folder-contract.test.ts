// The store over a folder on this computer does what every store must do.
import { folderStore } from "../../../src/store/local/folder-store.ts";
import { describeStore } from "../store-contract.ts";
import { stubObserver, stubPage } from "./browser-stubs.ts";
import { MemoryDisk, memoryFolder } from "./memory-folder.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

describeStore("a folder on this computer", {
  has: ["elsewhere", "bytes"],
  async open(files) {
    const disk = new MemoryDisk();
    for (const [path, bytes] of files) disk.put(path, new Uint8Array(bytes));
    stubPage();
    stubObserver(disk);
    return {
      store: folderStore({ site: "folder:1", content: memoryFolder(disk, "content") }, {}, () =>
        Promise.resolve(engineVocabulary),
      ),
      elsewhere: async (changes) => disk.change(changes),
      end: async () => undefined,
    };
  },
});
