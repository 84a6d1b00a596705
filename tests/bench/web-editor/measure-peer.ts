// Compares how soon a person can type with Sveltia CMS, the fastest editor that also keeps a site at a Git host.
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { median, type Bound } from "../bounds.ts";
import { counted } from "../counted.ts";
import { peerName, servePeer, type ServedPeer } from "./peer.ts";
import { serveEditor } from "./serve.ts";
import { newContext, open, signIn } from "./visit.ts";

/** Milliseconds until a person can type, and kilobytes of the editor's own files. */
interface Visit {
  usable: number;
  kilobytes: number;
}

interface Visits {
  first: Visit;
  again: Visit;
}

/** Opens the home page of the same eight pages in both, in turns, on a phone on a slow line. */
export async function measurePeer(
  folder: string,
  browser: Browser,
  runs: number,
): Promise<Bound[]> {
  const own = await serveEditor(folder, 8);
  const peer = await servePeer(folder, join(folder, "web-content-8"));
  const signedIn = await signIn(browser, own.address);
  const editors = new Map([
    ["this editor", { address: own.address, context: () => newContext(browser, signedIn) }],
    [peerName, { address: peer.address, context: () => peerContext(browser, peer) }],
  ]);
  const found = new Map([...editors.keys()].map((name) => [name, new Array<Visits>()]));
  const turns = counted("Two editors at a web address", editors, runs);
  for (const [name, { address, context }] of turns)
    found.get(name)?.push(await visitTwice(await context(), address));
  await own.close();
  peer.close();
  return print(new Map([...found].map(([name, visits]) => [name, middle(visits)])), runs);
}

async function visitTwice(context: BrowserContext, address: string): Promise<Visits> {
  const visit = async (): Promise<Visit> => {
    const { usable, bytes } = await open(context, address, "slow");
    return { usable, kilobytes: bytes / 1000 };
  };
  const visits = { first: await visit(), again: await visit() };
  await context.close();
  return visits;
}

/** A browser that has signed in to it, and watches for the page's title in a field. */
async function peerContext(browser: Browser, { signedIn }: ServedPeer): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(180_000);
  await context.addInitScript({ content: "globalThis.__name = (it) => it" });
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    const look = () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("input[type=text]")];
      const hasTitle = fields.some((field) => field.value !== "" && field.checkVisibility());
      if (hasTitle) setTimeout(() => (window.usableAfter = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, signedIn);
  return context;
}

const middle = (visits: readonly Visits[]): Visits => {
  const of = (visit: keyof Visits): Visit => ({
    usable: median(visits.map((each) => each[visit].usable)),
    kilobytes: median(visits.map((each) => each[visit].kilobytes)),
  });
  return { first: of("first"), again: of("again") };
};

function print(found: ReadonlyMap<string, Visits>, runs: number): Bound[] {
  console.log(
    `\nUntil a person who is signed in can type, slow 4G, processor 4 times slower; medians of ${runs}\n`,
  );
  console.log("| | first visit | second visit |\n| --- | ---: | ---: |");
  const cell = ({ usable, kilobytes }: Visit) =>
    `${(usable / 1000).toFixed(1)} s, ${kilobytes.toFixed(0)} KB`;
  for (const [name, { first, again }] of found)
    console.log(`| ${name} | ${cell(first)} | ${cell(again)} |`);
  const [own, peer] = [...found.values()];
  if (!own || !peer) throw new Error("Two editors are compared.");
  return [
    [`usable on the first visit, of ${peerName}`, own.first.usable / peer.first.usable, 0.35],
    [`usable on the second visit, of ${peerName}`, own.again.usable / peer.again.usable, 0.35],
  ];
}
