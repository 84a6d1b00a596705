// What a page can be called: its file's name, which links lead to it by.
import { isDeviceName, isPageName, pageNameOf, siteFile } from "../../../content/model/input.ts";
import type { Files } from "../../model/history.ts";
import { plainWords } from "../plain-words.ts";

const longestName = 60;

/** A name that is free, made of the words of a title. */
export function nameFor(title: string, files: Files): string {
  const words = plainWords(title)
    .join("-")
    .replace(/^[-\d]+/, "");
  const name = words.slice(0, longestName - 4).replace(/-+$/, "") || "page";
  let free = name;
  for (let count = 2; nameProblem(free, files) !== undefined; count++) free = `${name}-${count}`;
  return free;
}

/** What is wrong with a name for a page; undefined for one that can be taken. */
export function nameProblem(name: string, files: Files): string | undefined {
  if (!isPageName(name) || name.length > longestName)
    return "Small letters, digits and hyphens only, beginning with a letter, for example our-team.";
  if (name === pageNameOf(siteFile)) return "“site” is where the site keeps what all pages share.";
  if (isDeviceName(name))
    return `Windows can’t store a file called “${name}”. Add a word, for example ${name}-page.`;
  return files.has(`${name}.json`) ? `There is a page “${name}” already.` : undefined;
}

export function nameHint(name: string): string {
  return `Links lead to the page by this name, and its file is called so: ${name}.json`;
}
