// The git store does what every store must do.
import { change } from "../contract/site.ts";
import { describeStore } from "../store-contract.ts";
import { MemoryHost } from "./memory-host.ts";
import { MemoryRepository } from "./memory-repository.ts";
import { openStore } from "./open-store.ts";

describeStore("the git store", {
  has: ["elsewhere", "colleague", "bytes"],
  async open(files) {
    const repository = await MemoryRepository.with(files);
    const store = openStore(new MemoryHost(repository));
    return {
      store,
      async elsewhere(changes) {
        await change(openStore(new MemoryHost(repository)), changes);
        store.look();
      },
      colleague: {
        name: "Else",
        publish: (changes, message = "Theirs") => repository.push(changes, { message }),
        send(branch, changes) {
          repository.move(branch, repository.branches.get("main"));
          return repository.push(changes, { branch });
        },
        read: (name) => Promise.resolve(repository.read(name)),
        commits: () => Promise.resolve(repository.historyOf("main").length),
      },
      end: () => Promise.resolve(),
    };
  },
});
