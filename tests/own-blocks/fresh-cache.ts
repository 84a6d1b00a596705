// Before the tests: what was compiled of sites' own blocks by the code as it was at an earlier run is forgotten.
import { rm } from "node:fs/promises";
import { blocksFolder } from "../../src/files/own-folder.ts";

export default (): Promise<void> => rm(blocksFolder, { recursive: true, force: true });
