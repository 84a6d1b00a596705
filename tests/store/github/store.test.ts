// The git store does over GitHub what every store must do, and asks GitHub for little.
import { afterEach, describe, expect, test } from "vitest";
import { secondSite } from "../../fixtures/sites.ts";
import { publishing, save } from "../contract/site.ts";
import { openStore } from "../git/open-store.ts";
import { describeStore } from "../store-contract.ts";
import { connect } from "./connect.ts";
import { replaceContent } from "./replace-content.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

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
        await save(openStore(connect(standIn).host), changes);
        store.look();
      },
      colleague: {
        publish(changes) {
          state.commit({ branch: "main", files: inFolder(changes), message: "Change it" });
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

function gone(): never {
  throw new Error("The page is gone.");
}

describe("what the git store asks of GitHub", () => {
  const started: StandIn[] = [];

  afterEach(async () => {
    for (const standIn of started.splice(0)) await standIn.stop();
  });

  async function open() {
    const standIn = await startStandIn({ content: secondSite });
    started.push(standIn);
    const store = openStore(connect(standIn).host);
    return { standIn, store };
  }

  /** The requests since the last time. */
  const asked = ({ requests }: StandIn) =>
    requests.splice(0).map(({ method, path }) => `${method} ${path.split("/").at(-1)}`);

  test("opening, a save and publishing", async () => {
    const { standIn, store } = await open();
    const { files } = await store.load();
    // Who the token belongs to, where the branches are, and all texts. Drawings are read one by one.
    expect(asked(standIn).filter((request) => request === "POST graphql")).toHaveLength(3);

    const { name, text, version } = files.find((file) => file.name === "services.json") ?? gone();
    const first = await store.save([{ name, text: `${text}\n`, version }]);
    if (first.is !== "saved") throw new Error("It wasn't saved.");
    asked(standIn);

    await store.save([{ name, text: `${text}\n\n`, version: first.versions[name] ?? "" }]);
    expect(asked(standIn)).toEqual(["POST trees", "POST commits", "PATCH anna-m"]);

    const all = await publishing(store);
    // The publish dialog asks whether the branch takes direct changes.
    await store.published(undefined);
    asked(standIn);
    expect(await store.publish(all)).toMatchObject({ is: "published" });
    const look = "POST graphql";
    const removal = "POST graphql";
    expect(asked(standIn)).toEqual([look, "POST trees", "POST commits", "PATCH main", removal]);
  });
});
