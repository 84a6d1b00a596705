// Checks the author's saved content: for mistakes, and for media that no page uses.
import { checkedFrom, inputOf, type Checked } from "../checked.ts";
import { storedFrom } from "./load.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import type { Work } from "./author-changes.ts";

export async function check(context: GitStoreContext, work: Work): Promise<Checked> {
  const stored = await storedFrom(context, work);
  // With the editor, not before it: opening a site needs no check.
  const [{ compile }, vocabulary] = await Promise.all([
    import("../../content/compile.ts"),
    context.site.vocabulary(),
  ]);
  return checkedFrom(stored.folder, compile(inputOf(stored), vocabulary).diagnostics);
}
