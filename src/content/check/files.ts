// Whether the files are there that a site is made of, and are called as they can be.
import { problem } from "../diagnostics/problem.ts";
import { isPageName, pageNameOf, siteFile } from "../model/input.ts";
import { range } from "../model/path.ts";
import { fileBeside, type SiteRule } from "./rule.ts";

/** A page is called as its file, in links and addresses. */
export const fileNames: SiteRule = {
  check: (files) =>
    files.flatMap(({ name: file, source }) => {
      const name = pageNameOf(file);
      const problems = [problem("file-name", range(0, 1), { name })];
      return isPageName(name) ? [] : [{ source, problems }];
    }),
};

export const missingSiteFile: SiteRule = {
  check: (files, context) =>
    files.some(({ name }) => name === siteFile)
      ? []
      : [fileBeside(context, siteFile, problem("no-site-file", range(0, 1), {}))],
};

export const unreadFiles: SiteRule = {
  check: (_files, context) =>
    (context.input.unread ?? []).map((name) =>
      fileBeside(context, name, problem("unread-file", range(0, 1), { name })),
    ),
};
