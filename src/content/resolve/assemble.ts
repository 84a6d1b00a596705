// Builds the site from its files: facts and mail settings, and the pages in order.
import { pageNameOf, siteFile, type ContentInput } from "../model/input.ts";
import type { PageName } from "../model/notations.ts";
import type * as schema from "../model/schema.gen.ts";
import type { Page, Site } from "../model/site.ts";
import type { Vocabulary } from "../schema/vocabulary.ts";
import { lookOf } from "./look.ts";
import { darkPaletteOf, paletteOf } from "./palette.ts";
import { completeWording } from "./complete-wording.ts";
import { repositoryOf } from "./repository.ts";

/** What site.json has for authors and not for visitors, and what it may leave out. */
type SiteFile = Omit<
  Site,
  | "addresses"
  | "datedLists"
  | "openingLists"
  | "ownBlocks"
  | "palette"
  | "darkPalette"
  | "look"
  | "tokens"
  | "repository"
  | "siblings"
  | "wording"
> &
  Pick<
    schema.Site,
    | "$schema"
    | "addresses"
    | "look"
    | "repository"
    | "repositorySettings"
    | "siblings"
    | "standIns"
    | "wording"
  >;

/** What a site is made of besides its files. */
export interface SiteInput extends Pick<ContentInput, "mailOrigin" | "siblingPages" | "theme"> {
  vocabulary: Pick<Vocabulary, "datedLists" | "openingLists" | "ownBlocks">;
}

/**
 * @param files each with its compiled value. If one has an error, as while it is being edited, the site doesn't
 * always match its type: this may throw, and so may a view of it
 */
export function assemble(
  files: readonly { name: string; compiled: unknown }[],
  { mailOrigin, vocabulary, siblingPages = new Map(), theme }: SiteInput,
): Site {
  // Casts: without errors, both have the shape of their schema, with every notation resolved. With errors, they are
  // as close to it as possible, which `createPreviewer` expects.
  const site = files.find(({ name }) => name === siteFile)?.compiled as SiteFile;
  const { look, mail, wording, standIns: _invented, $schema: _schema, ...shown } = site;
  const { repository, repositorySettings, siblings = [], ...rest } = shown;
  const order = pageOrder(rest);
  const pages = files
    .filter(({ name }) => name !== siteFile)
    .map(({ name, compiled }) => ({
      ...(compiled as Omit<Page, "name">),
      name: pageNameOf(name) as PageName,
    }));
  pages.sort((a, b) => order(a) - order(b) || (a.name < b.name ? -1 : 1));
  return {
    ...rest,
    addresses: rest.addresses ?? false,
    mail: { ...mail, origin: mailOrigin },
    siblings: siblings.map(({ language, url, folder = "" }) => ({
      language,
      url,
      folder: siblingPages.get(folder) && folder,
      pages: siblingPages.get(folder)?.addressed,
    })),
    palette: { ...paletteOf(look), ...theme?.palette },
    darkPalette:
      look?.scheme === "light" ? undefined : { ...darkPaletteOf(look), ...theme?.darkPalette },
    look: lookOf(look),
    tokens: theme?.tokens ?? {},
    repository: repositoryOf(repository, repositorySettings),
    wording: completeWording(wording, rest.language),
    datedLists: vocabulary.datedLists,
    openingLists: vocabulary.openingLists,
    ownBlocks: vocabulary.ownBlocks,
    pages,
  };
}

/** The home page first, then the navigation's order, then the rest. */
function pageOrder({ homePage, navigation }: Pick<Site, "homePage" | "navigation">) {
  const locations = new Map<string, number>();
  for (const page of [homePage, ...navigation.flatMap((link) => link.page ?? [])])
    if (!locations.has(page)) locations.set(page, locations.size);
  return ({ name }: { name: PageName }): number => locations.get(name) ?? locations.size;
}
