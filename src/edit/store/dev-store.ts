// The content folder on this machine, through the dev server.
import type { Icon } from "../../content/model/notations.ts";
import type { Measured } from "../../content/model/symbols.ts";
import type { AddedMedia, Saved, Store, Stored, StoredFile } from "./store.ts";

/** What the dev server answers to a load. */
export interface LoadAnswer {
  folder: string;
  files: readonly StoredFile[];
  media: readonly MediaAnswer[];
  icons: Readonly<Record<string, Icon>>;
}

/** What it answers of a file in media. */
export interface MediaAnswer {
  name: string;
  address: string;
  measured: Measured | undefined;
}

/** What the dev server's addresses begin with. */
export const editAddress = "/__edit";
/** Named with every request, so that only the editor's own page can make one. */
export const tokenHeader = "x-edit-token";

/** @param token what the dev server has put into the editor's page */
export function devStore(token: string): Store {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${editAddress}/${path}`, { ...init, headers: { [tokenHeader]: token } });
  return {
    async load(): Promise<Stored> {
      const response = await ask("content").catch(() => undefined);
      if (!response?.ok)
        throw new Error("The content could not be read. Is npm start still running?");
      // Cast: the dev server is of the same version.
      const { folder, files, media, icons } = (await response.json()) as LoadAnswer;
      return {
        folder,
        files,
        beside: {
          icons,
          media: new Map(media.map(({ name, address }) => [name, address])),
          measured: new Map(
            media.flatMap(({ name, measured }) => (measured ? [[name, measured] as const] : [])),
          ),
        },
      };
    },
    async save(files): Promise<Saved> {
      const body = JSON.stringify(files);
      const response = await ask("content", { method: "POST", body }).catch(() => undefined);
      if (!response)
        return {
          is: "refused",
          reason:
            "Nothing was saved: npm start doesn't answer. Start it again; what you wrote is kept here.",
        };
      // Cast: the dev server is of the same version.
      if (response.ok) return (await response.json()) as Saved;
      return { is: "refused", reason: `Nothing was saved: ${await response.text()}` };
    },
    async addMedia(file, kinds): Promise<AddedMedia> {
      const asked = new URLSearchParams([
        ["name", file.name],
        ...kinds.map((kind) => ["kind", kind]),
      ]);
      const response = await ask(`media?${asked}`, { method: "POST", body: file }).catch(
        () => undefined,
      );
      if (!response)
        return { is: "refused", reason: "npm start doesn't answer. Start it, and try again." };
      if (!response.ok) return { is: "refused", reason: await response.text() };
      // Cast: the dev server is of the same version.
      return { is: "added", ...((await response.json()) as MediaAnswer) };
    },
  };
}
