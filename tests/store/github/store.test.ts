// The git store does over GitHub what every store must do.
import { secondSite } from "../../fixtures/sites.ts";
import { change } from "../contract/site.ts";
import { openStore } from "../git/open-store.ts";
import { describeStore } from "../store-contract.ts";
import { connect } from "./connect.ts";
import { replaceContent } from "./replace-content.ts";
import { startStandIn } from "./stand-in.ts";

const inFolder = (files: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text]));

describeStore("the git store over GitHub", {
  has: ["elsewhere", "colleague", "bytes"],
  async open(files) {
    const standIn = await startStandIn({ content: secondSite });
    replaceContent(standIn, files);
    const { state } = standIn;
    const store = openStore(connect(standIn).host);
    return {
      store,
      async elsewhere(changes) {
        await change(openStore(connect(standIn).host), changes);
        store.look();
      },
      colleague: {
        name: "Otto",
        publish(changes, message = "Change it") {
          state.commit({ branch: "main", files: inFolder(changes), message });
          return Promise.resolve();
        },
        send(branch, changes) {
          state.setBranch(branch, state.branches().get("main"));
          state.commit({ branch, files: inFolder(changes), message: "Change it" });
          return Promise.resolve();
        },
        async read(name) {
          const { host } = connect(standIn);
          const oid = (await host.look(["main"]))[0]?.tree.get(name);
          return oid && new TextDecoder().decode((await host.read([oid])).get(oid));
        },
        commits() {
          const head = state.repository.branches().get("main") ?? "";
          return Promise.resolve(state.repository.history(head, 1000).length);
        },
      },
      end: () => standIn.stop(),
    };
  },
});
