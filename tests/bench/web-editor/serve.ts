// Serves a built site with its editor, as a host would, over a fake GitHub that has its content.
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { buildSite } from "../../../src/builder/build-site.ts";
import { listen } from "../../../src/server/listen-on-port.ts";
import { serveFolder } from "../../../src/server/static-server.ts";
import { writeLargeSite } from "../../fixtures/large-site.ts";
import { startStandIn, type StandIn } from "../../store/github/stand-in.ts";

export interface ServedEditor {
  /** Of the editor's page. */
  address: string;
  github: StandIn;
  close: () => Promise<void>;
}

/** GitHub's address in the built files, which is replaced by that of the fake one. */
const api = "https://api.github.com";

/**
 * @param folder a folder to write to
 * @param pages how many the site has
 */
export async function serveEditor(folder: string, pages: number): Promise<ServedEditor> {
  const content = join(folder, `web-content-${pages}`);
  await writeLargeSite(content, pages);
  const siteFile = join(content, "site.json");
  const settings = await readFile(siteFile, "utf8");
  await writeFile(siteFile, settings.replace("{", '{ "repository": "github:dental/website",'));
  const built = join(folder, `web-built-${pages}`);
  const result = await buildSite(content, built);
  if (!result.ok) throw new Error(result.report);
  const github = await startStandIn({ content, folder: `web-content-${pages}` });
  // As GitHub does.
  github.isCompressing = true;
  const serve = serveFolder(built, (text) => text.replaceAll(api, github.api));
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(new Error(String(error))));
  });
  const port = await listen(server, 0);
  return {
    address: `http://localhost:${port}/edit/`,
    github,
    async close() {
      server.close();
      server.closeAllConnections();
      await github.stop();
    },
  };
}
