// Where the files are that the build put beside the editor's page, and whether a copy that the browser has will do.
import { timeLimitFor } from "../../store/fetch-in-time.ts";
import { editorAddress } from "./editor-address.ts";

export interface SiteFile {
  path: string;
  cache: RequestCache;
}

/** The names of these never change, so the browser asks if its copy is still the latest. */
const latest = (path: string): SiteFile => ({ path, cache: "no-cache" });

export const siteFile = {
  built: latest("built.json"),
  live: latest("live.json"),
  texts: latest("texts.json"),
  content: latest("content.json"),
} as const;

/** A file that never changes under its name. */
export const unchanging = (path: string): SiteFile => ({ path, cache: "default" });

/** @returns what to fetch, and for how long to wait: all icons and the copy of the content are the largest */
export const requestFor = ({ path, cache }: SiteFile) =>
  [new URL(path, editorAddress()), { cache }, timeLimitFor(1_000_000)] as const;
