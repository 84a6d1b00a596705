// Remembers what the content was, so that most of the work of opening it is done while the host is asked what it is now.
import type { Store, Stored } from "../store.ts";
import type { Parts } from "./parts.ts";
import type { Tree } from "./tree.ts";

type Expected = ReturnType<NonNullable<Store["expected"]>>;

/** @returns undefined if it wasn't read in this browser before */
export async function expected({ host, site, contents }: Parts): Expected {
  try {
    const last = await site.cache.getLast(host.site);
    if (!last) return undefined;
    const { tree, media, measured } = last;
    const [files, icons] = await Promise.all([contents.cachedFiles(tree), site.icons()]);
    return { folder: site.folder, files, assets: { media, ...(measured && { measured }), icons } };
  } catch {
    // Opening takes longer without it, and says what is wrong.
    return undefined;
  }
}

/** Notes what the content is, for the next time. */
export async function expectAgain(
  { host, site }: Pick<Parts, "host" | "site">,
  tree: Tree,
  { media, measured }: Stored["assets"],
): Promise<void> {
  const last = { tree, media, ...(measured && { measured }) };
  await site.cache.putLast(host.site, last).catch(() => undefined);
}
