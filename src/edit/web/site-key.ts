// Names a site in the browser's storage, which the sites of one owner share at some hosts, such as GitHub Pages.
import type { EditorSetup } from "../../store/setup.ts";

export type SiteSetup = Pick<EditorSetup, "url" | "folder" | "repository">;

/** A unique name for the content that the setup is about. */
export function siteKey({ url, folder, repository }: SiteSetup): string {
  return [url, repository?.api ?? "", repository?.name ?? "", folder].join(" ");
}
