// Makes and opens sites in other languages, whose content folders are beside the one that is edited.
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { siteFile } from "../../content/model/input.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import { addSite, readSiteToAdd, siteBeside } from "../../files/add-site.ts";
import { SaveRefused } from "../../files/save-content.ts";
import { noSiteThere } from "../../store/site-refusals.ts";
import { editAddress } from "../../store/dev/wire.ts";
import type { AddedSite, OpenedSite } from "../../store/sites-beside.ts";
import type { DevHost } from "../dev/dev-host.ts";

/** @param body what the editor sent @throws {SaveRefused} if it can't be made */
export async function makeSite(folder: string, body: string): Promise<AddedSite> {
  await addSite(folder, readSiteToAdd(parseJson(body)));
  return { is: "added" };
}

/**
 * Creates a function that opens the site whose folder a query names: on a server of its own, which runs as long as this
 * one does. Later calls answer with the same server.
 */
export function createOpener(
  folder: string,
  serveBeside: DevHost["serveBeside"],
): (query?: string) => Promise<OpenedSite> {
  const served = new Map<string, Promise<string>>();
  return async (query = "") => {
    const written = new URLSearchParams(query).get("folder") ?? "";
    const path = siteBeside(folder, written);
    const isSite = path !== undefined && (await lstat(join(path, siteFile)).catch(() => undefined));
    if (!isSite) throw new SaveRefused(noSiteThere(written));
    const address = served.get(path) ?? serveBeside(path);
    served.set(path, address);
    try {
      return { is: "opened", address: `${await address}${editAddress.slice(1)}` };
    } catch (error) {
      served.delete(path);
      throw error;
    }
  };
}
