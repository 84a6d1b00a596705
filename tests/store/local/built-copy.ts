// What the build writes for a copy of a site, made from the site's files.
import { measureMedia } from "../../../src/media/measure-media.ts";
import type { BuiltContent } from "../../../src/store/setup.ts";
import type { SiteFiles } from "../contract/site.ts";

/** The address of the editor's page. */
export const page = "https://example.org/shop/edit/";

export async function builtCopy(files: SiteFiles): Promise<BuiltContent> {
  const texts: Record<string, string> = {};
  const media: Record<string, BuiltContent["media"][string]> = {};
  for (const [name, bytes] of files)
    if (name.startsWith("media/"))
      media[name] = { address: `../${name}`, measured: await measureMedia(bytes) };
    else texts[name] = Buffer.from(bytes).toString();
  return { folder: "content", files: texts, media };
}
