// The dev server: shows the content folder as it is now, and what is wrong with it over the last good site.
import { createReadStream } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Diagnostic } from "../content/diagnostics.ts";
import { codeFrame } from "../content/format.ts";
import type { Site } from "../content/site.ts";
import { islandSources } from "./bundle.ts";
import { loadContent, report, type LoadedContent } from "./content.ts";
import { assembleDocument } from "./document.ts";
import { createMailbox } from "./mailbox/mailbox.ts";

/** What the screen shows of a diagnostic. */
export interface OverlayEntry {
  diagnostic: Diagnostic;
  frame: string;
}

/** How long, in milliseconds, saves are gathered: some programs write a file in several steps. */
const settleTime = 20;

/**
 * @param folder the content folder
 */
export function devSite(folder: string): Plugin {
  let content: LoadedContent;
  let lastGood: Site | undefined;

  async function load(server: ViteDevServer): Promise<void> {
    content = await loadContent(folder, "");
    if (content.result.ok) lastGood = content.result.site;
    if (content.result.diagnostics.length > 0) server.config.logger.info(`\n${report(content)}\n`);
  }

  async function reload(server: ViteDevServer): Promise<void> {
    const wasBroken = !content.result.ok;
    try {
      await load(server);
    } catch (error) {
      server.config.logger.error(
        `The folder ${folder} could not be read: ${(error as Error).message}`,
      );
      return;
    }
    const { hot } = server.environments.client;
    if (!content.result.ok) return hot.send("site:diagnostics", overlayEntries(content));
    if (wasBroken) server.config.logger.info(report(content));
    hot.send({ type: "full-reload" });
  }

  return {
    name: "site-content",
    apply: "serve",

    async configureServer(server) {
      if (server.config.mode === "test") return;
      await load(server);
      const watched = resolve(folder);
      server.watcher.add(watched);
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on("all", (_event, path) => {
        if (!resolve(path).startsWith(watched + sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void reload(server), settleTime);
      });

      const mailbox = createMailbox(
        () => lastGood?.mail ?? { publicKey: "", serviceId: "", templates: {} },
      );
      server.middlewares.use(
        (request, response, next) => void mailbox.handle(request, response, next),
      );
      server.middlewares.use("/media/", (request, response, next) => {
        const address = `./media${(request.url ?? "").replace(/\?.*/, "")}`;
        const file = [...content.media.values()].find((media) => media.address === address);
        if (!file) return next();
        if (file.path.endsWith(".svg")) response.setHeader("Content-Type", "image/svg+xml");
        createReadStream(file.path).pipe(response);
      });
    },

    // Views run only here, so a change to one is a new document and not a module to swap.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      server.environments.client.hot.send({ type: "full-reload" });
      return [];
    },

    transformIndexHtml: {
      order: "pre",
      async handler(html, { server }) {
        if (!server) return html;
        const views = await server.ssrLoadModule("/src/site/render.tsx");
        // What Vite loads is this very module, whose type it can't know.
        const { renderSite } = views as typeof import("../site/render.tsx");
        const rendered = lastGood ? renderSite(lastGood) : { head: "", body: "" };
        const language = lastGood?.language ?? "en";
        const entries = content.result.ok ? [] : overlayEntries(content);
        return {
          html: assembleDocument(html, { language, islands: islandSources, ...rendered }),
          tags: [
            {
              tag: "script",
              attrs: { type: "application/json", id: "diagnostics" },
              children: JSON.stringify(entries).replaceAll("<", "\\u003c"),
              injectTo: "body",
            },
            {
              tag: "script",
              attrs: { type: "module", src: "/src/build/overlay.ts" },
              injectTo: "body",
            },
          ],
        };
      },
    },
  };
}

function overlayEntries({ folder, files, result: { diagnostics } }: LoadedContent): OverlayEntry[] {
  return diagnostics.map((diagnostic) => {
    const text = files.get(relative(folder, diagnostic.file)) ?? "";
    return { diagnostic, frame: codeFrame(text, diagnostic) };
  });
}
