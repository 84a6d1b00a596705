// Makes the site from its files, and what the editor shows of it.
import type { Site } from "./model/site.ts";
import type { SymbolTable } from "./model/symbols.ts";
import { assemble, type SiteInput } from "./resolve/assemble.ts";
import { isolatePhones } from "./resolve/isolate-phones.ts";
import type { ResolvedFile } from "./resolve/resolved.ts";
import { traceSite, type TracedSite } from "./trace/trace.ts";

/** What the editor shows of content while it is being changed. */
export interface Preview {
  /** Made despite errors, so it may be incomplete: a view may throw for it. */
  site: Site;
  /** Locates the texts of one page. Doing it for all pages of a large site would be too slow for a keystroke. */
  trace: (page: string) => TracedSite;
}

/** @throws if site.json isn't a site at all */
export function previewOf(
  files: readonly ResolvedFile[],
  symbols: SymbolTable,
  other: SiteInput,
): Preview {
  const isolated = isolatePhones(files, symbols.language);
  const site = assemble(isolated, other);
  // Edited texts have no isolated numbers: the editor gives each fact its own direction.
  const trace = (page: string) =>
    traceSite(isolated === files ? site : assemble(files, other), files, symbols, page);
  return { site, trace };
}

export function siteOf(
  files: readonly ResolvedFile[],
  symbols: SymbolTable,
  other: SiteInput,
): Site {
  return assemble(isolatePhones(files, symbols.language), other);
}
