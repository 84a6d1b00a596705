// The dev server: shows the content folder as it is now, and what is wrong with it over the last good site.
import { createReadStream } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin, ViteDevServer } from "vite";
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import { codeFrame, linesOf } from "../content/report/text.ts";
import type { Page, Site } from "../content/model/site.ts";
import { islandProps } from "../site/island-props.ts";
import { islandSources } from "../document/bundle.ts";
import { createLoader, report, type LoadedContent } from "../files/content-folder.ts";
import { assembleDocument } from "../document/document.ts";
import { createMailbox } from "./mailbox/mailbox.ts";
import { writeSuggestions } from "../reference/suggestions.ts";
import { changedPages } from "./swap.ts";

/** What the screen shows of a diagnostic. */
export interface OverlayEntry {
  diagnostic: Diagnostic;
  frame: string;
}

/** How long, in milliseconds, events of one save are gathered, and a mistake is held back that may be half a save. */
const settleTime = 5;
const patience = 30;

/** Where the dev server answers with what each island takes. */
const propsFolder = "/__props";

/**
 * @param folder the content folder
 */
export function devSite(folder: string): Plugin {
  const loadAgain = createLoader(folder, "");
  let content: LoadedContent;
  let lastGood: Site | undefined;
  /** What open browsers show; undefined until one has asked. */
  let shown: Site | undefined;
  let saves = 0;

  async function load(server: ViteDevServer): Promise<void> {
    content = await loadAgain();
    if (content.result.ok) lastGood = content.result.site;
    // schema/ can suggest the names of one site only: the one beside it.
    if (folder === "content") void suggestNames(server);
    if (content.result.diagnostics.length > 0) server.config.logger.info(`\n${report(content)}\n`);
  }

  async function suggestNames({ config }: ViteDevServer): Promise<void> {
    try {
      await writeSuggestions(folder);
    } catch (error) {
      config.logger.warn(`Names to suggest could not be written: ${(error as Error).message}`);
    }
  }

  async function reload(server: ViteDevServer): Promise<void> {
    const wasBroken = !content.result.ok;
    const own = ++saves;
    try {
      await load(server);
    } catch (error) {
      server.config.logger.error(
        `The folder ${folder} could not be read: ${(error as Error).message}`,
      );
      return;
    }
    const { hot } = server.environments.client;
    if (!content.result.ok) {
      // A file that is only half written is followed by the rest of it.
      await wait(patience);
      if (own === saves) hot.send("site:diagnostics", overlayEntries(content));
      return;
    }
    if (wasBroken) server.config.logger.info(report(content));
    const before = shown;
    shown = content.result.site;
    const changed = before && changedPages(before, shown);
    if (!changed) return hot.send({ type: "full-reload" });
    hot.send("site:pages", await renderPages(server, shown, changed));
    hot.send("site:diagnostics", overlayEntries(content));
  }

  /** Only some pages, because React takes longer to render all than everything else takes together. */
  async function renderPages(
    server: ViteDevServer,
    site: Site,
    pages: readonly Page[],
  ): Promise<{ name: string; html: string }[]> {
    const views = await server.ssrLoadModule("/src/site/PageView.tsx");
    // What Vite loads is this very module, whose type it can't know.
    const { PageView } = views as typeof import("../site/PageView.tsx");
    return pages.map((page) => {
      const before = site.pages.slice(0, site.pages.indexOf(page));
      const blocksBefore = before.reduce((sum, { blocks }) => sum + blocks.length, 0);
      const view = createElement(PageView, { page, site, hidden: false, blocksBefore });
      return { name: page.name, html: renderToStaticMarkup(view) };
    });
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
      server.middlewares.use(propsFolder, (request, response, next) => {
        const json =
          lastGood && islandProps(lastGood.pages, lastGood).get(request.url?.slice(1) ?? "");
        if (json === undefined) return next();
        response.setHeader("Content-Type", "application/json").end(json);
      });
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
        shown = lastGood;
        const language = lastGood?.language ?? "en";
        const islands = { code: islandSources, props: propsAddresses(lastGood) };
        const entries = overlayEntries(content);
        return {
          html: assembleDocument(html, { language, islands, ...rendered }),
          tags: [
            {
              tag: "script",
              attrs: { type: "application/json", id: "diagnostics" },
              children: JSON.stringify(entries).replaceAll("<", "\\u003c"),
              injectTo: "body",
            },
            {
              tag: "script",
              attrs: { type: "module", src: "/src/server/overlay.ts" },
              injectTo: "body",
            },
          ],
        };
      },
    },
  };
}

function propsAddresses(site: Site | undefined): Record<string, string> {
  const names = site ? [...islandProps(site.pages, site).keys()] : [];
  return Object.fromEntries(names.map((name) => [name, `.${propsFolder}/${name}`]));
}

function overlayEntries({ folder, files, result: { diagnostics } }: LoadedContent): OverlayEntry[] {
  const lines = new Map<string, string[]>();
  return diagnostics.map((diagnostic) => {
    const name = relative(folder, diagnostic.file);
    const known = lines.get(name) ?? linesOf(files.get(name) ?? "");
    lines.set(name, known);
    return { diagnostic, frame: codeFrame(known, diagnostic) };
  });
}
