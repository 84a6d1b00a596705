// The dev server as a Vite plugin: shows the site with the current content, and problems over the last good version.
import type { Plugin, UserConfig, ViteDevServer } from "vite";
import { islandSources } from "../document/island-sources.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { editAddress } from "../store/dev/wire.ts";
import { EditedContent } from "./dev/edited-content.ts";
import { refusedFiles } from "./dev/policies.ts";
import { serveContent } from "./serve-content.ts";
import { siteDocument } from "./dev/site-document.ts";
import { isTooDeepIn, viteHost } from "./dev/vite-host.ts";

/**
 * @param folder the content folder
 */
export function devSite(folder: string): Plugin {
  const content = new EditedContent(folder);
  return {
    name: "site-content",
    apply: "serve",

    config: (_given, { mode }) =>
      mode === "test"
        ? {}
        : {
            ...reactAsVisitorsGetIt,
            server: { fs: { deny: refusedFiles(folder) }, watch: { ignored: isTooDeepIn(folder) } },
          },

    async configureServer(server) {
      if (server.config.mode === "test") return;
      await serveContent(content, viteHost(server, devSite), openWithVite);
      printAddress(server);
    },

    // Views run only on the server, so a change to one needs a new document and not a hot module.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      server.environments.client.hot.send({ type: "full-reload" });
      return [];
    },

    transformIndexHtml: {
      // After Vite has replaced its variables in index.html, so that nothing in the content is taken for one.
      order: "post",
      handler: (html, { server, originalUrl = "/" }) =>
        server ? siteDocument(content, viteHost(server, devSite), html, originalUrl) : html,
    },
  };
}

/** Development React takes many times longer to render a page, and the editor renders one with each keystroke. */
const reactAsVisitorsGetIt: UserConfig = {
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    // Entry points for finding dependencies. Without them, Vite reads every HTML file in the project.
    entries: [
      "index.html",
      engineAddresses.editor.slice(1),
      ...Object.values(islandSources).map((source) => source.slice(1)),
    ],
    // No file imports it by name. If Vite found it late, it would bundle all dependencies again while the page loads.
    include: ["react/jsx-runtime"],
    rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
  },
};

/** Vite opens files by itself. On Windows, it also finds where the running editor is installed. */
const openWithVite =
  (editor: string): ReturnType<Parameters<typeof serveContent>[2]> =>
  (_request, _response, next) => {
    if (process.platform !== "win32") process.env["LAUNCH_EDITOR"] = editor;
    next();
  };

/** Prints the editor's address below Vite's, and prepares its code before anyone opens it. */
function printAddress(server: ViteDevServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    const [local] = server.resolvedUrls?.local ?? [];
    if (!local) return;
    server.config.logger.info(`  Edit it on the page: ${local}${editAddress.slice(1)}`);
    void server.warmupRequest(engineAddresses.editor);
  };
}
