// Reads the files that the build put beside the editor's page.
import type { Icons } from "../../content/model/input.ts";
import { fetchInTime } from "../../store/fetch-in-time.ts";
import type { Built, BuiltContent, EditorSetup, Live, ServedTexts } from "../../store/setup.ts";
import { requestFor, siteFile, unchanging, type SiteFile } from "./site-file.ts";
import { t } from "../../words/t.ts";

export interface SiteFiles {
  /** @throws with a message for the person, as all of these, if the site can't be reached */
  icons: () => Promise<Icons>;
  /** The same with all drawings. */
  allIcons: () => Promise<Icons>;
  /** undefined if the site has no such file, as all of these. */
  built: () => Promise<Built | undefined>;
  live: () => Promise<Live | undefined>;
  texts: () => Promise<ServedTexts | undefined>;
  content: () => Promise<BuiltContent | undefined>;
}

export function siteFiles(setup: Pick<EditorSetup, "icons" | "allIcons">): SiteFiles {
  return {
    icons: readOnce(() => readIcons(setup.icons)),
    allIcons: readOnce(() => readIcons(setup.allIcons)),
    built: () => read<Built>(siteFile.built),
    live: () => read<Live>(siteFile.live),
    texts: () => read<ServedTexts>(siteFile.texts),
    content: () => read<BuiltContent>(siteFile.content),
  };
}

/** For files that never change under their name. */
function readOnce<Content>(again: () => Promise<Content>): () => Promise<Content> {
  let once: Promise<Content> | undefined;
  return () =>
    (once ??= again().catch((error: unknown) => {
      once = undefined;
      throw error;
    }));
}

async function readIcons(address: string): Promise<Icons> {
  const icons = await read<Icons>(unchanging(address));
  if (!icons) throw new Error(wasUpdated);
  return icons;
}

async function read<Content>(file: SiteFile): Promise<Content | undefined> {
  const response = await fetchInTime(...requestFor(file)).catch(() => undefined);
  if (!response) throw new Error(offline);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(outOfOrder);
  try {
    // Cast: the build writes these files.
    return (await response.json()) as Content;
  } catch {
    throw new Error(outOfOrder);
  }
}

const offline = t`The site can't be reached. Check your internet connection and try again.`;
const outOfOrder = t`The site doesn't answer as it should. Try again in a few minutes.`;
const wasUpdated = t`The editor was updated. Reload the page.`;
