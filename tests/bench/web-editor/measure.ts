// Measures the editor at a web address over a fake GitHub: what it asks for, and how soon a person can type.
import type { Browser } from "playwright-core";
import { median, type Bound } from "../bounds.ts";
import { serveEditor, type ServedEditor } from "./serve.ts";
import { newContext, open, signIn, type Line, type Opened, type SignedIn } from "./visit.ts";
import { steps, walk, type Walk } from "./walk.ts";
import { counted } from "../counted.ts";

const sizes = [8, 100, 1000] as const;
type Size = (typeof sizes)[number];

/** A first visit, and a second one with what the browser has stored. */
interface Visits {
  first: Opened;
  again: Opened;
}

interface Measured {
  walk: Walk;
  fast: Visits;
  slow: Visits;
}

/** Prints what opening, saving and publishing take, and gives the bounds for them. */
export async function measureWebEditor(
  folder: string,
  browser: Browser,
  runs: number,
): Promise<Bound[]> {
  const found = new Map<Size, Measured>();
  for (const size of sizes) {
    const served = await serveEditor(folder, size);
    const signedIn = await signIn(browser, served.address);
    const visits = (line: Line) => visitTwice(browser, served, signedIn, line, runs);
    found.set(size, {
      walk: await walk(browser, served.address, served.github, signedIn),
      fast: await visits("full speed"),
      slow: await visits("slow"),
    });
    await served.close();
  }
  print(found, runs);
  return [...found]
    .flatMap(([size, measured]) => countBounds(size, measured))
    .concat(ratios(found));
}

async function visitTwice(
  browser: Browser,
  { address }: ServedEditor,
  signedIn: SignedIn,
  line: Line,
  runs: number,
): Promise<Visits> {
  const all: Visits[] = [];
  for (const conditions of counted("The editor at a web address", [line], runs)) {
    const context = await newContext(browser, signedIn);
    const first = await open(context, address, conditions);
    all.push({ first, again: await open(context, address, conditions) });
    await context.close();
  }
  return { first: middle(all.map(({ first }) => first)), again: middle(all.map((it) => it.again)) };
}

/** Each figure's median. */
function middle(visits: readonly Opened[]): Opened {
  const of = (figure: keyof Opened) => median(visits.map((visit) => visit[figure]));
  return {
    usable: of("usable"),
    bytes: of("bytes"),
    files: of("files"),
    hostBytes: of("hostBytes"),
    hostRequests: of("hostRequests"),
    inRow: of("inRow"),
  };
}

/** How many requests a person who is known needs. An hour has 5,000. */
function countBounds(size: Size, { walk: asked, slow: { first, again } }: Measured): Bound[] {
  const pages = `${size} pages`;
  return [
    // Where the branches are: on a first visit, the site serves the texts.
    [`${pages}: requests to open`, asked.open.requests, 1],
    // One more than later: what starts a draft checks first where the site is.
    [`${pages}: requests of a first save`, asked.save.requests, 4],
    [`${pages}: requests to publish`, asked.publish.requests, 5],
    [`${pages}: requests to add a first picture`, asked.picture.requests, 5],
    [`${pages}: requests to open again`, again.hostRequests, 1],
    // The page, its script, where the branches are, the draft's picture, and what is needed for formatted text.
    [`${pages}: requests in a row, first visit`, first.inRow, size > 200 ? 6 : 5],
    // The page, and where the branches are.
    [`${pages}: requests in a row, second visit`, again.inRow, 3],
    // One of them measures the picture that the walk has put into the draft.
    [`${pages}: files of the first visit`, first.files, 11],
  ];
}

function ratios(found: ReadonlyMap<Size, Measured>): Bound[] {
  const [few, many] = [found.get(8), found.get(1000)];
  if (!few || !many) throw new Error("Two sizes are compared.");
  return [
    // Of them 195 KB are the editor's scripts, 173 KB the check, fields and formatted text, 55 KB dialogs, 20 KB the headings' face and 10 KB icons.
    ["the editor's files on the first visit, KB", few.slow.first.bytes / 1000, 493],
    ["the editor's files on the second visit, KB", few.slow.again.bytes / 1000, 5],
    // A new version of one page is sent, whatever else there is.
    ["bytes of a save, 1,000 pages against 8", many.walk.save.sent / few.walk.save.sent, 1.1],
    [
      "bytes to publish, 1,000 pages against 8",
      many.walk.publish.sent / few.walk.publish.sent,
      1.1,
    ],
    // A third of the first visit is the download.
    ["usable on a second visit, of the first, slow", again(few.slow), 0.75],
    ["usable with 1,000 pages, of 8, first visit, slow", of(many, few, "first"), 6],
    ["usable with 1,000 pages, of 8, second visit, slow", of(many, few, "again"), 5],
  ];
}

const again = (visits: Visits): number => visits.again.usable / visits.first.usable;

const of = (many: Measured, few: Measured, visit: keyof Visits): number =>
  many.slow[visit].usable / few.slow[visit].usable;

function print(found: ReadonlyMap<Size, Measured>, runs: number): void {
  console.log(
    "\nThe editor at a web address: requests to the Git host, KB sent, KB of the answers\n",
  );
  console.log(`| pages | ${steps.join(" | ")} |\n| ---: |${" ---: |".repeat(steps.length)}`);
  for (const [size, { walk: asked }] of found) {
    const cells = steps.map((step) => {
      const { requests, sent, received } = asked[step];
      return `${requests}, ${kilobytes(sent)}, ${kilobytes(received)}`;
    });
    console.log(`| ${size} | ${cells.join(" | ")} |`);
  }
  console.log(
    `\nUntil a person who is signed in can type, first and second visit; medians of ${runs}\n`,
  );
  console.log("| pages | full speed | slow 4G, processor 4 times slower | files | in a row |");
  console.log("| ---: | ---: | ---: | ---: | ---: |");
  for (const [size, { fast, slow }] of found) {
    const { first, again: second } = slow;
    const files = `${kilobytes(first.bytes)} KB in ${first.files}, ${kilobytes(second.bytes)} KB in ${second.files}`;
    const row = `${first.inRow}, ${second.inRow}`;
    console.log(`| ${size} | ${seconds(fast)} | ${seconds(slow)} | ${files} | ${row} |`);
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const seconds = (visits: Visits): string =>
  `${(visits.first.usable / 1000).toFixed(1)} s, ${(visits.again.usable / 1000).toFixed(1)} s`;
