// Loads the module of a site's own blocks.
import { readOwnModule, type OwnModule } from "../../blocks/own/read-module.ts";
import { interpretSchemas } from "../../content/schema/interpret.ts";
import { createVocabulary, type Vocabulary } from "../../content/schema/vocabulary.ts";
import { t } from "../../words/t.ts";

/**
 * @param address relative to the page, which only the build or the dev server has written
 * @throws with a message for the person
 */
export async function loadOwnBlocks(address: string): Promise<Vocabulary> {
  const { schemas, ownBlocks } = partsOf(await load(address), address);
  return createVocabulary(schemas, interpretSchemas(schemas), { ownBlocks });
}

async function load(address: string): Promise<OwnModule> {
  try {
    const { href } = new URL(address, document.baseURI);
    // Cast: the build made it, or the dev server.
    return (await import(/* @vite-ignore */ href)) as OwnModule;
  } catch {
    throw new Error(
      t`The site’s own blocks couldn’t be loaded. Check your internet connection, then reload the page.`,
    );
  }
}

/** The check has read the module in Node; what only a browser refuses shows here. */
function partsOf(module: OwnModule, address: string) {
  try {
    return readOwnModule(module, address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      t`The site’s own blocks have a mistake in their code, so the editor can’t open: ${reason} Show this to the person who develops them.`,
      { cause: error },
    );
  }
}
