// Why a site in another language isn't made or opened.
import { t } from "../words/t.ts";

export const siteIsThere = (folder: string): string =>
  t`There is something in the folder “${folder}” already. Rename or remove it, then try again.`;

export const noSiteThere = (folder: string): string =>
  t`There is no site in the folder “${folder}”.`;
