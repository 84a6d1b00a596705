// Loads the module of a site's own blocks in the editor.
import { interpretSchemas } from "../../content/schema/interpret.ts";
import { createVocabulary, type Vocabulary } from "../../content/schema/vocabulary.ts";
import { readOwnModule, type OwnModule } from "./read-module.ts";

/**
 * @param address relative to the page, which only the build or the dev server has written
 * @throws with a message for the person
 */
export async function loadModule(address: string): Promise<Vocabulary> {
  try {
    const { href } = new URL(address, document.baseURI);
    // Cast: the build made it, or the dev server.
    const module = (await import(/* @vite-ignore */ href)) as OwnModule;
    const { schemas, ownBlocks } = readOwnModule(module, address);
    return createVocabulary(schemas, interpretSchemas(schemas), { ownBlocks });
  } catch {
    throw new Error(
      "The site’s own blocks couldn’t be loaded. Check your internet connection, then reload the page.",
    );
  }
}
