// Checks that the site's files exist and have valid names.
import { problem } from "../diagnostics/problem.ts";
import { isFields, valueAt } from "../model/json.ts";
import { isDeviceName, isPageName, isSiteFolder, pageNameOf, siteFile } from "../model/input.ts";
import { range } from "../model/path.ts";
import { siblingsIn } from "../model/siblings.ts";
import { foldersBelow } from "../text/folder-below.ts";
import { misnamedPages } from "./missing-pages.ts";
import { problemOfFile, type SiteRule } from "./rule.ts";

/** A page's name is its file's name, in links and addresses. */
export const fileNames: SiteRule = {
  check: (files) => {
    const isFolder = folderTest(files.find(({ name }) => name === siteFile)?.compiled);
    return files.flatMap(({ name: file, source }) => {
      const name = pageNameOf(file);
      const isDevice = isDeviceName(name);
      if (isPageName(name) && !isDevice && !isFolder(name)) return [];
      const why = isDevice ? "device" : isPageName(name) ? "folder" : "letters";
      return [{ source, problems: [problem("file-name", range(0, 1), { name, why })] }];
    });
  },
};

/** Tests if a page with an address would be in a folder of the built site that has other files. */
function folderTest(site: unknown): (name: string) => boolean {
  if (!isFields(site) || site["addresses"] !== true) return () => false;
  const languages = languageFolders(site);
  return (name) => isSiteFolder(name) || languages.has(name);
}

/**
 * The folders of the built site that have the same site in other languages.
 * @param site the value of site.json, of any shape
 */
export function languageFolders(site: unknown): Set<string> {
  const addresses = siblingsIn(site).map(({ url }) => String(url));
  return foldersBelow(String(valueAt(site, ["url"])), addresses);
}

export const missingSiteFile: SiteRule = {
  check: (files, context) => {
    if (files.some(({ name }) => name === siteFile)) return [];
    const misnamed = misnamedPages(context).find(isSiteFile)?.name;
    return [problemOfFile(context, siteFile, problem("no-site-file", range(0, 1), { misnamed }))];
  },
};

/** Files that no link names; the others are reported as missing pages. */
export const unusedFiles: SiteRule = {
  check: (files, context) => {
    if (!context.input.unusedFiles?.length) return [];
    const names = new Set(files.map(({ name }) => pageNameOf(name)));
    const isMissing = (page: string) => context.uses.pages.has(page) && !names.has(page);
    return context.input.unusedFiles.flatMap((name) => {
      const misnamed = misnamedPages(context).find((each) => each.name === name);
      const page = misnamed?.page.toLowerCase();
      const isReported =
        misnamed && (isMissing(misnamed.page) || (isSiteFile(misnamed) && !names.has("site")));
      if (isReported) return [];
      const values = { name, page, isTaken: page !== undefined && names.has(page) };
      return [problemOfFile(context, name, problem("unread-file", range(0, 1), values))];
    });
  },
};

/** Pages that can't be read are reported as that. */
export const unreadableMedia: SiteRule = {
  check: (_files, context) =>
    [...(context.input.unreadable ?? [])].flatMap(([name, unreadable]) => {
      if (!/^media(?=\/|$)/.test(name)) return [];
      const id = name === "media" ? "unreadable-folder" : "unreadable-file";
      return [problemOfFile(context, name, problem(id, range(0, 1), unreadable))];
    }),
};

function isSiteFile({ page }: { page: string }): boolean {
  return `${page.toLowerCase()}.json` === siteFile;
}
