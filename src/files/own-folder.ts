// Where commands store what they make for themselves: beside the content folder, and ignored by git.
import { join, resolve } from "node:path";

/** In the folder where the command runs. It can be deleted at any time. */
const ownFolder = resolve(".site");

/** Sizes of photos, which take long to make. */
export const photosFolder = join(ownFolder, "photos");

/** The site's own types of block, compiled. */
export const blocksFolder = join(ownFolder, "blocks");

/** The content folder that the site was built from. */
export const builtFromFile = join(ownFolder, "built-from.txt");

/** A copy of the engine's schemas, with the names that a site has: what code editors read. */
export const schemasFolder = join(ownFolder, "schema");
