// Builds the site from its files: facts and mail settings, and the pages in order.
import { pageNameOf, siteFile, type ContentInput } from "../model/input.ts";
import type { PageName } from "../model/notations.ts";
import type * as schema from "../model/schema.gen.ts";
import type { Page, Site, Wording } from "../model/site.ts";
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
export interface SiteInput extends Pick<ContentInput, "siblingPages" | "theme"> {
  vocabulary: Pick<Vocabulary, "datedLists" | "openingLists" | "ownBlocks" | "translations">;
}

interface CompiledFile {
  name: string;
  compiled: unknown;
}

/**
 * @param files each with its compiled value. If one has an error, as while it is being edited, the site doesn't
 * always match its type: this may throw, and so may a view of it
 */
export function assemble(
  files: readonly CompiledFile[],
  { vocabulary, siblingPages = new Map(), theme }: SiteInput,
): Site {
  const file = siteFileIn(files);
  const { look, repository, repositorySettings, siblings = [] } = file;
  const shown = shownPart(file, vocabulary.translations.known()?.wordingIn(file.language));
  const order = pageOrder(shown);
  const pages = files.filter(({ name }) => name !== siteFile).map(pageOf);
  pages.sort((a, b) => order(a) - order(b) || (a.name < b.name ? -1 : 1));
  return {
    ...shown,
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
    datedLists: vocabulary.datedLists,
    openingLists: vocabulary.openingLists,
    ownBlocks: vocabulary.ownBlocks,
    pages,
  };
}

/**
 * The same site with other texts.
 * @param files those of the site's files that have other texts, and nothing else that is other
 */
export function withTexts(site: Site, files: readonly CompiledFile[]): Site {
  const pages = new Map(files.map((file) => [pageNameOf(file.name), file]));
  return {
    ...site,
    ...(files.some(({ name }) => name === siteFile) && shownPart(siteFileIn(files), site.wording)),
    pages: site.pages.map((page) => {
      const file = pages.get(page.name);
      return file ? pageOf(file) : page;
    }),
  };
}

// Casts: without errors, both have the shape of their schema, with every notation resolved. With errors, they are as
// close to it as possible, which `createPreviewer` expects.
const siteFileIn = (files: readonly CompiledFile[]): SiteFile =>
  files.find(({ name }) => name === siteFile)?.compiled as SiteFile;
const pageOf = ({ name, compiled }: CompiledFile): Page => ({
  ...(compiled as Omit<Page, "name">),
  name: pageNameOf(name) as PageName,
});

/**
 * What site.json has for visitors, as it is there.
 * @param translated the built-in text that it leaves out, if that isn't in English
 */
function shownPart(file: SiteFile, translated: Wording | undefined) {
  const { look: _look, wording, standIns: _invented, $schema: _schema, ...shown } = file;
  const { repository: _code, repositorySettings: _settings, siblings: _others, ...rest } = shown;
  return {
    ...rest,
    addresses: rest.addresses ?? false,
    wording: completeWording(wording, translated),
  };
}

/** The home page first, then the navigation's order, then the rest. */
function pageOrder({ homePage, navigation }: Pick<Site, "homePage" | "navigation">) {
  const ranks = new Map<string, number>();
  for (const page of [homePage, ...navigation.flatMap((link) => link.page ?? [])])
    if (!ranks.has(page)) ranks.set(page, ranks.size);
  return ({ name }: { name: PageName }): number => ranks.get(name) ?? ranks.size;
}
