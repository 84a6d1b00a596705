// The part of a store that makes and opens the site in other languages, each in a content folder beside the edited one.

/** A site in another language, for a content folder of its own beside this one. */
export interface NewSite {
  /** The folder as site.json names it, from this content folder: `../content-en`. */
  folder: string;
  /** Its language, for the person who reads what was done. */
  language: string;
  /** File name -> text. */
  texts: ReadonlyMap<string, string>;
  /** Media that it uses, by the names that content has for them: they are copied from this content. */
  media: readonly string[];
}

export type AddedSite = { is: "added" } | { is: "refused"; reason: string };

/** The address at which the editor opens a site. */
export type OpenedSite = { is: "opened"; address: string } | { is: "refused"; reason: string };

/** Content folders beside the one that is edited. */
export interface SitesBeside {
  /** Writes the new folder at once, whole or not at all. Nothing that visitors see changes. */
  add(site: NewSite): Promise<AddedSite>;
  /** @param folder as site.json names it */
  open(folder: string): Promise<OpenedSite>;
}
