// Reads the files that the build put beside the editor's page.
import type { Icons } from "../../content/model/input.ts";
import { fetchInTime, timeLimitFor } from "../../store/fetch-in-time.ts";
import type { Built, BuiltContent, EditorSetup, Live, ServedTexts } from "../../store/setup.ts";
import { editorAddress } from "./editor-address.ts";
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
    // The names of these never change, so the browser asks if its copy is still the latest.
    built: () => read<Built>("built.json", "no-cache"),
    live: () => read<Live>("live.json", "no-cache"),
    texts: () => read<ServedTexts>("texts.json", "no-cache"),
    content: () => read<BuiltContent>("content.json", "no-cache"),
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
  const icons = await read<Icons>(address, "default");
  if (!icons) throw new Error(wasUpdated);
  return icons;
}

async function read<Content>(path: string, cache: RequestCache): Promise<Content | undefined> {
  const address = new URL(path, editorAddress());
  const response = await fetchInTime(address, { cache }, timeLimit).catch(() => undefined);
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

/** All icons and the copy of the content are the largest of these files. */
const timeLimit = timeLimitFor(1_000_000);

const offline = t`The site can't be reached. Check your internet connection and try again.`;
const outOfOrder = t`The site doesn't answer as it should. Try again in a few minutes.`;
const wasUpdated = t`The editor was updated. Reload the page.`;
