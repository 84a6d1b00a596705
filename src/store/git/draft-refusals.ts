// Why the author's content can't be read.
import { Refused } from "../git-host.ts";
import { t } from "../../words/t.ts";

export const noBranch = (branch: string): Refused =>
  new Refused(
    "missing",
    t`The repository has no branch called "${branch}". Ask the person who manages the site.`,
  );

export const noPages = (branch: string, folder: string): Refused =>
  new Refused(
    "missing",
    t`The branch "${branch}" has no pages in the folder "${folder}". Ask the person who manages the site.`,
  );

/** @param branch the draft's */
export const noBase = (branch: string): Refused =>
  new Refused(
    "busy",
    t`Your draft starts from a published state that can't be read. Try again in a minute. If that doesn't help, ask the person who manages the site to look at the branch "${branch}": it has your draft.`,
  );

/** @param branch the draft's */
export const notOwnDraft = (branch: string): Refused =>
  new Refused(
    "other",
    t`The branch "${branch}" has changes that this editor didn't make, so your draft can't be read. Ask the person who manages the site to rename that branch or to remove it.`,
  );
