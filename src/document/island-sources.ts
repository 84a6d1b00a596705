// Lists the islands: the parts of a page that React runs in the browser.
import { engineAddresses } from "../engine/engine-addresses.ts";
import type { IslandTable } from "../site/island-addresses.ts";

/** Each island's source, by the name in `data-island`. */
export const islandSources = { form: engineAddresses.form } satisfies IslandTable["code"];
