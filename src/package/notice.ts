// Lists what of others is in the package, with the licenses, as their authors require.

/** How Vite begins a library's part of its list: `marked - 18.2.1 (MIT)`. Licenses have headings of their own, too. */
const library = /^\S+ - \d+\.\d+\.\d+\S*(?: \(.*\))?\n/;

/**
 * @param lists the licenses in each bundle, as Vite writes them: of the modules that it really took in
 * @param others what isn't a module, by its heading: fonts, icons, WebAssembly
 * @returns NOTICE, with each library and each text once, by name
 */
export function writeNotice(lists: readonly string[], others: ReadonlyMap<string, string>): string {
  const all = [
    ...lists.flatMap((list) => sectionsIn(list, [...others.keys()])),
    ...[...others].map(([name, text]) => `${name}\n\n${text.trim()}\n`),
  ];
  // Several libraries of one author have the same text.
  const named = new Map<string, string[]>();
  for (const section of [...new Set(all)].sort()) {
    const [name = "", ...lines] = section.split("\n");
    const text = lines.join("\n").trim();
    named.set(text, [...(named.get(text) ?? []), `## ${name}\n`]);
  }
  const sections = [...named].map(([text, names]) => `${names.join("")}\n${text}\n`);
  return `# Notice\n\nThis package contains code, fonts and drawings of these projects.\n\n${sections.join("\n")}`;
}

/** The parts of a list, without the `## ` before each, and without what comes before the first. */
function sectionsIn(list: string, others: readonly string[]): string[] {
  const [, ...parts] = list.split(/^## /m);
  const sections: string[] = [];
  for (const part of parts) {
    const isOwn = library.test(part) || others.some((name) => part.startsWith(`${name}\n`));
    const last = sections.length - 1;
    if (isOwn || last < 0) sections.push(part);
    else sections[last] += `## ${part}`;
  }
  return sections.map((section) => `${section.trim()}\n`);
}
