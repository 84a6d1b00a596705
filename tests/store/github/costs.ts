// What the editor asks of GitHub for a site with a number of pages.
import { objectIdOf } from "../../../src/store/object-id.ts";
import { secondSite } from "../../fixtures/sites.ts";
import { base } from "../../content/base.ts";
import { drawing, fileOf, publishing, titled } from "../contract/site.ts";
import { gitSite, memoryCache, openStore } from "../git/open-store.ts";
import { connect } from "./connect.ts";
import { replaceContent } from "./replace-content.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

/** What a person does. */
export type Doing = "open" | "open again" | "save first" | "save" | "add picture" | "publish";

export interface Cost {
  /** Such as `POST graphql`. */
  requests: readonly string[];
  /** In bytes, without headers. */
  sent: number;
  received: number;
}

const favicon = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

function siteOf(pages: number): Map<string, Uint8Array> {
  const texts = new Map([...base, ["media/favicon.svg", favicon]]);
  const home = base.get("home.json") ?? "";
  for (let page = texts.size - 2; page < pages; page++)
    texts.set(
      `page-${page}.json`,
      titled(home, `Page ${page}`).replace('"id": "values"', `"id": "values-${page}"`),
    );
  return new Map([...texts].map(([name, text]) => [name, new TextEncoder().encode(text)]));
}

function takeCost({ requests }: StandIn): Cost {
  const taken = requests.splice(0);
  return {
    requests: taken.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`),
    sent: taken.reduce((sum, request) => sum + request.sent, 0),
    received: taken.reduce((sum, request) => sum + request.received, 0),
  };
}

/** @throws if the fake GitHub finds a request that the real one wouldn't understand */
export async function costsOf(pages: number): Promise<Record<Doing, Cost>> {
  const standIn = await startStandIn({ content: secondSite });
  try {
    const files = siteOf(pages);
    replaceContent(standIn, files);
    return await measure(standIn, files);
  } finally {
    await standIn.stop();
  }
}

async function measure(standIn: StandIn, files: ReadonlyMap<string, Uint8Array>) {
  const oid = await objectIdOf(files.get("media/favicon.svg") ?? new Uint8Array());
  const measured = { kind: "svg", bytes: favicon.length, width: 9, height: 9 } as const;
  const built = { media: { [oid]: { address: "../media/favicon.svg", measured } } };
  const cache = memoryCache();
  const site = gitSite({ cache, built: () => Promise.resolve(built) });
  const owner = { login: "anna-m", name: "Anna Maier" };
  const open = () => openStore(connect(standIn, { owner }).host, { site });
  const cost = async (doing: Promise<unknown>) => {
    await doing;
    return takeCost(standIn);
  };

  const first = await cost(open().load());
  const store = open();
  const again = await cost(store.load());
  const change = async (title: string) => {
    const file = await fileOf(store, "home.json");
    takeCost(standIn);
    const saved = await store.save([{ ...file, text: titled(file.text, title) }]);
    if (saved.is !== "saved") throw new Error(JSON.stringify(saved));
  };
  const saveFirst = await cost(change("One"));
  const save = await cost(change("Two"));
  const picture = await cost(store.addMedia(drawing("new.svg", 20), ["svg"]));
  const all = await publishing(store);
  // The publish dialog asks whether the branch takes direct changes.
  await store.published();
  takeCost(standIn);
  const publish = await cost(store.publish(all));
  return {
    open: first,
    "open again": again,
    "save first": saveFirst,
    save,
    "add picture": picture,
    publish,
  };
}
