// Measures the same figures of several sites in turns, and prints them beside one another.
import { counted } from "./counted.ts";

/** A figure is undefined where a site has nothing to measure, such as a form that never comes to life. */
export type Figures<Name extends string> = Record<Name, number | undefined>;

/** What a table shows for each figure. */
export type Rows<Name extends string> = readonly (readonly [
  label: string,
  name: Name,
  unit: string,
  digits: number,
])[];

/** Name of the site -> one value for each figure. */
export type Results<Name extends string> = ReadonlyMap<string, Figures<Name>>;

/**
 * @param addresses name of the site -> where it is served
 * @param measure visits a site once
 * @param summarize makes one value of those that the visits gave
 */
export async function measureInTurns<Name extends string>(
  addresses: ReadonlyMap<string, string>,
  runs: number,
  rows: Rows<Name>,
  measure: (address: string) => Promise<Figures<Name>>,
  summarize: (values: readonly number[]) => number,
): Promise<Results<Name>> {
  const visits = new Map([...addresses.keys()].map((name) => [name, new Array<Figures<Name>>()]));
  const names = [...addresses.keys()].join(", ");
  for (const [name, address] of counted(names, addresses, runs))
    visits.get(name)?.push(await measure(address));
  return new Map(
    [...visits].map(([name, all]) => {
      const values = rows.map(([, figure]) => {
        const known = all.map((it) => it[figure]).filter((value) => value !== undefined);
        return [figure, known.length === 0 ? undefined : summarize(known)];
      });
      // Cast: the rows name every figure.
      return [name, Object.fromEntries(values) as Figures<Name>];
    }),
  );
}

export function printResults<Name extends string>(
  title: string,
  rows: Rows<Name>,
  results: Results<Name>,
): void {
  const names = [...results.keys()];
  const [own, other] = names;
  console.log(`\n${title}\n`);
  console.log(`| | ${names.join(" | ")} | ${own} / ${other} |`);
  console.log(`| --- | ${names.map(() => "---:").join(" | ")} | ---: |`);
  for (const [label, name, unit, digits] of rows) {
    const figures = names.map((site) => results.get(site)?.[name]);
    const cells = figures.map((it) => (it === undefined ? "–" : `${it.toFixed(digits)} ${unit}`));
    const [ours, others] = figures;
    const ratio = ours && others ? (ours / others).toFixed(2) : "–";
    console.log(`| ${label} | ${cells.map((it) => it.trim()).join(" | ")} | ${ratio} |`);
  }
}

/** How many times as much of a figure one site takes as another; NaN where either has none. */
export function ratioOf<Name extends string>(
  results: Results<Name>,
  name: Name,
  site: string,
  other: string,
): number {
  return (results.get(site)?.[name] ?? NaN) / (results.get(other)?.[name] ?? NaN);
}
