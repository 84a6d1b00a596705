// The part of the dev store that makes and opens sites in other languages.
import type { AddedSite, OpenedSite, SitesBeside } from "../sites-beside.ts";
import { answerWith, type Ask } from "./connection.ts";

export function sitesBeside(ask: Ask): SitesBeside {
  return {
    async add({ texts, ...site }): Promise<AddedSite> {
      const body = JSON.stringify({ ...site, texts: Object.fromEntries(texts) });
      const { value, reason } = await answerWith<AddedSite>(
        ask("site", { method: "POST", body }),
        "is",
      );
      return value ?? { is: "refused", reason };
    },
    async open(folder): Promise<OpenedSite> {
      const query = new URLSearchParams({ folder });
      const { value, reason } = await answerWith<OpenedSite>(ask(`site?${query}`), "is");
      return value ?? { is: "refused", reason };
    },
  };
}
