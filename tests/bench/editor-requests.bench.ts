// What the editor at a web address asks of GitHub: requests, and the bytes of their bodies, by the size of the site.
import { costsOf, type Cost, type Doing } from "../store/github/costs.ts";
import type { Bound } from "./bounds.ts";

const sizes = [8, 100, 1000];

/** The most that the design allows; a first opening asks for 200 texts at a time. */
const mostRequests: Readonly<Record<Exclude<Doing, "open">, number>> = {
  "open again": 1,
  "save first": 4,
  save: 3,
  "add picture": 4,
  publish: 5,
};

const cell = ({ requests, sent, received }: Cost): string =>
  `${requests.length}: ${sent} / ${received} B`;

/** Prints a table. */
export async function measureEditorRequests(): Promise<Bound[]> {
  const measured: { pages: number; costs: Record<Doing, Cost> }[] = [];
  for (const pages of sizes) measured.push({ pages, costs: await costsOf(pages) });
  const names: readonly Doing[] = ["open", ...namesOf(mostRequests)];
  console.log("\nRequests of the editor to GitHub: bytes sent / received\n");
  console.log(`| | ${sizes.map((pages) => `${pages} pages`).join(" | ")} |`);
  console.log(`| --- |${sizes.map(() => " ---: |").join("")}`);
  for (const name of names)
    console.log(`| ${name} | ${measured.map(({ costs }) => cell(costs[name])).join(" | ")} |`);
  return measured.flatMap((each) => boundsOf(each.pages, each.costs));
}

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] =>
  // Cast: the type has no other names.
  Object.keys(record) as Name[];

function boundsOf(pages: number, costs: Record<Doing, Cost>): Bound[] {
  const of = `with ${pages} pages`;
  const { open, save, publish } = costs;
  return [
    [`requests to open ${of}`, open.requests.length, 1 + Math.ceil((pages + 1) / 200)],
    ...namesOf(mostRequests).map((name): Bound => {
      return [`requests to ${name} ${of}`, costs[name].requests.length, mostRequests[name]];
    }),
    // A save sends one page, and a publish no page at all.
    [`bytes sent to publish ${of}, by those of a save`, publish.sent / save.sent, 1.5],
  ];
}
