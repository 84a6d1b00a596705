// Suggests and checks page names, which are used in links and file names.
import { languageFolders } from "../../../content/check/file-names.ts";
import {
  isDeviceName,
  isPageName,
  isSiteFolder,
  pageNameOf,
  siteFile,
} from "../../../content/model/input.ts";
import { siteLanguage } from "../../../content/resolve/site-language.ts";
import { firstFree } from "../../../content/text/first-free.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { plainWords } from "../plain-words.ts";
import { t } from "../../../words/t.ts";

const longestName = 60;

/** An unused name made from a title. */
export function nameFor(title: string, files: Files): string {
  return suggestedName(title, files) ?? freeName("page", files);
}

/**
 * @param own the page's name before it is renamed, which it can keep
 * @returns an unused name made from what was typed; undefined if there are no letters in it
 */
export function suggestedName(typed: string, files: Files, own?: string): string | undefined {
  const words = plainWords(typed, siteLanguage(fileValue(files, siteFile)))
    .join("-")
    .replace(/^[-\d]+/, "");
  const base = words.slice(0, longestName - 4).replace(/-+$/, "");
  return base === "" ? undefined : freeName(base, files, own);
}

function freeName(base: string, files: Files, own?: string): string {
  return firstFree(base, (name) => name === own || nameProblem(name, files) === undefined, "-");
}

/** What is wrong with a page name; undefined if it can be used. */
export function nameProblem(name: string, files: Files): string | undefined {
  if (name.length > longestName) return t`Use at most ${longestName} characters.`;
  if (!isPageName(name))
    return t`Use only lowercase letters from a to z, digits, and hyphens, and start with a letter. Example: our-team`;
  if (isSiteFolder(name))
    return t`“${name}” is reserved for the site’s own files. Choose another name.`;
  if (languageFolders(fileValue(files, siteFile)).has(name))
    return t`The site in another language is in a folder called “${name}”. Choose another name.`;
  if (name === pageNameOf(siteFile))
    return t`“site” is reserved for the site settings. Choose another name.`;
  if (isDeviceName(name))
    return t`Windows can’t store a file called “${name}”. Add a word. Example: ${name}-page`;
  return files.has(`${name}.json`)
    ? t`There is already a page “${name}”. Choose another name.`
    : undefined;
}
