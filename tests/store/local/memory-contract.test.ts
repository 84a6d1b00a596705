// The store over a copy in this browser does what every store must do.
import { memoryStore } from "../../../src/store/local/memory-store.ts";
import { describeStore } from "../store-contract.ts";
import { builtCopy, page } from "./built-copy.ts";
import { memoryCopyStore } from "./memory-copy-store.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

describeStore("a copy in this browser", {
  has: ["elsewhere"],
  async open(files) {
    const built = await builtCopy(files);
    const copyStore = memoryCopyStore();
    const place = { site: "copy:1", page, copyStore };
    const vocabulary = () => Promise.resolve(engineVocabulary);
    const otherTab = memoryStore(built, {}, vocabulary, place);
    return {
      store: memoryStore(built, {}, vocabulary, place),
      async elsewhere(changes) {
        const versions = new Map(
          (await otherTab.load()).files.map(({ name, version }) => [name, version]),
        );
        await otherTab.save(
          Object.entries(changes).map(([name, text]) => ({
            name,
            text,
            version: versions.get(name) ?? "",
          })),
        );
      },
      end: async () => undefined,
    };
  },
});
