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
  const words = plainWords(title, siteLanguage(fileValue(files, siteFile)))
    .join("-")
    .replace(/^[-\d]+/, "");
  const base = words.slice(0, longestName - 4).replace(/-+$/, "") || "page";
  return firstFree(base, (name) => nameProblem(name, files) === undefined, "-");
}

/** What is wrong with a page name; undefined if it can be used. */
export function nameProblem(name: string, files: Files): string | undefined {
  if (!isPageName(name) || name.length > longestName)
    return t`Use only lowercase letters, digits, and hyphens, and start with a letter. Example: our-team`;
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
