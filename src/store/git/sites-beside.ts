// Adds and opens sites in other content folders of the repository.
import { isContentName, isMediaName, siteFile } from "../../content/model/input.ts";
import { t } from "../../words/t.ts";
import { Moved, Refused, type GitHost, type Look, type NewFile } from "../git-host.ts";
import { objectIdOf } from "../object-id.ts";
import { notContent } from "../save-refusals.ts";
import { siteAddress } from "../setup.ts";
import type { AddedSite, NewSite, OpenedSite, SitesBeside } from "../sites-beside.ts";
import { noBranch } from "./draft-refusals.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { tabMemory } from "./head-memory.ts";
import { pathBeside } from "./path-beside.ts";
import { changedFiles, isContent, onlyContent, type Tree } from "./tree.ts";

/** Others may publish at the same time now and then. If it keeps happening, the person gets a message. */
const mostTries = 3;

const refused = (reason: string) => ({ is: "refused", reason }) as const;

const notMade = (reason: string): AddedSite => refused(t`Not made. ${reason}`);

const notBeside = (folder: string): string =>
  t`The editor can’t use the folder "${folder}": it must be in the repository, at a path without spaces and special characters. Ask the person who manages the site.`;

/** What a commit adds. */
interface Addition {
  /** The folder's path in the repository. */
  path: string;
  host: GitHost;
  message: string;
  files: readonly NewFile[];
  /** The folder as it will be. */
  tree: Tree;
}

export class GitSitesBeside implements SitesBeside {
  readonly #context: GitStoreContext;
  /** The paths of folders that were added here: the host's answers may be older. */
  readonly #added = new Set<string>();

  constructor(context: GitStoreContext) {
    this.#context = context;
  }

  /** Commits to the published branch directly: no site.json names the folder yet, so visitors see nothing of it. */
  async add(site: NewSite): Promise<AddedSite> {
    const path = pathBeside(this.#context.site.folder, site.folder);
    if (path === undefined) return notMade(notBeside(site.folder));
    const other =
      [...site.texts.keys()].find((name) => !isContentName(name) || !isContent(name)) ??
      site.media.find((name) => !isMediaName(name));
    if (other !== undefined) return notMade(notContent(other));
    try {
      const addition = await additionOf(this.#context, path, site);
      for (let tries = 0; tries < mostTries; tries++) {
        const answer = await this.#tryOnce(addition);
        if (answer !== "moved") return answer;
      }
      return notMade(t`Someone else is publishing at the same time. Try again in a moment.`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return notMade(error.why === "protected" ? needsReview : error.message);
    }
  }

  async open(folder: string): Promise<OpenedSite> {
    const { site } = this.#context;
    const path = pathBeside(site.folder, folder);
    if (path === undefined) return refused(notBeside(folder));
    try {
      if (!this.#added.has(path)) {
        const [look] = await site.beside(path).look([site.branch]);
        if (!look?.tree.has(siteFile)) return refused(noSite(path));
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return refused(error.message);
    }
    const isBuilt = path === site.builtFolder;
    return { is: "opened", address: isBuilt ? site.editor : siteAddress(site.editor, path) };
  }

  async #tryOnce(addition: Addition): Promise<AddedSite | "moved"> {
    const { branch } = this.#context.site;
    const { path, host, files, tree, message } = addition;
    const [look] = await host.look([branch]);
    if (!look) throw noBranch(branch);
    const there = onlyContent(look);
    if (isOccupied(there)) {
      const isArrived = changedFiles(there.tree, tree).length === 0;
      return isArrived ? this.#done(addition) : notMade(whyOccupied(path, there));
    }
    const over = look.commit;
    try {
      const commit = await host.commitTo({ branch, expected: over, over, files, message });
      return this.#done(addition, { over: look, commit });
    } catch (error) {
      if (error instanceof Moved) return "moved";
      throw error;
    }
  }

  /** @param made undefined if an earlier try has made it, whose answer was lost */
  #done({ path, host, message }: Addition, made?: { over: Look; commit: string }): AddedSite {
    const { site, draft } = this.#context;
    this.#added.add(path);
    if (made) {
      const { over, commit } = made;
      // Answers may lag: this tab doesn't go back to before this commit, also once it has opened the new site.
      draft.passPublished(over.commit, commit, message);
      const head = { commit, passed: [over.commit], since: Date.now() };
      tabMemory(host.site).write(site.branch, head);
    }
    return { is: "added" };
  }
}

const needsReview = t`New sites can’t be added here without a review. Ask the person who manages the site to add it.`;

const noSite = (path: string): string =>
  t`There is no published site in "${path}". Ask the person who manages the site.`;

/** A folder could be there under a file's name. */
function isOccupied({ tree, unreadable }: Look): boolean {
  const others = [...(unreadable?.keys() ?? [])];
  return tree.size > 0 || others.some((name) => name === "media" || isContent(name));
}

function whyOccupied(path: string, { tree }: Look): string {
  return tree.has(siteFile)
    ? t`There is a site in "${path}" already. Open that one, or ask the person who manages the site to remove it.`
    : t`There are files in "${path}" already. Ask the person who manages the site to remove them.`;
}

async function additionOf(
  { site, draft }: GitStoreContext,
  path: string,
  { texts, media, language }: NewSite,
): Promise<Addition> {
  const shown = draft.shown(await draft.known());
  const pictures = media.flatMap((name) => {
    const oid = shown.get(name);
    return oid === undefined ? [] : [{ name, oid }];
  });
  const encoder = new TextEncoder();
  const pages = await Promise.all(
    [...texts].map(async ([name, text]) => {
      return { name, text, oid: await objectIdOf(encoder.encode(text)) };
    }),
  );
  return {
    path,
    host: site.beside(path),
    // For the repository, as its other messages: in English.
    message: `Add the site in ${inEnglish(language)}`,
    files: [
      ...pages.map(({ name, text }) => ({ name, content: { text } })),
      ...pictures.map(({ name, oid }) => ({ name, content: { oid } })),
    ],
    tree: new Map([...pages, ...pictures].map(({ name, oid }) => [name, oid])),
  };
}

/** A language's name, or its code if it has none. */
function inEnglish(language: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
