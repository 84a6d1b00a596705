// The dev server as a Vite plugin: shows the site with the current content, and problems over the last good version.
import type { Connect, HtmlTagDescriptor, Plugin, UserConfig, ViteDevServer } from "vite";
import { islandSources } from "../document/island-sources.ts";
import type { Site } from "../content/model/site.ts";
import { escapeXml } from "../content/text/escape-xml.ts";
import { assembleDocument } from "../document/document.ts";
import { optionalScripts } from "../document/optional-scripts.ts";
import { colourRule } from "../document/tokens.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { NoContent, couldNotCode } from "../files/given-folder.ts";
import { answerRequests, propsAddresses } from "./dev/site-routes.ts";
import { serveOpenInEditor } from "./dev/code-editor.ts";
import { EditedContent } from "./dev/edited-content.ts";
import { refusedFiles, sendPolicies } from "./dev/policies.ts";
import { overlayEntries, type OverlayEntry } from "./dev/overlay-entries.ts";
import { logReport, showSaves } from "./dev/follow-saves.ts";
import { editAddress } from "../store/dev/wire.ts";
import { renderDocument } from "./dev/views.ts";
import { pageLink } from "../site/links.ts";
import { takeWriteLock } from "./dev/write-lock.ts";
import { isTooDeepIn } from "./dev/watch-folder.ts";
import { answerEditor } from "./edit/routes.ts";
import { originRefusal, refuse } from "./same-origin.ts";

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
      const { logger } = server.config;
      await takeWriteLock(content, server);
      await content.read(logger).catch(endWithoutContent);
      logReport(content, logger);
      showSaves(content, server);
      sendPolicies(server.middlewares);
      refuseStrangers(server.middlewares);
      const { hot } = server.environments.client;
      answerRequests(server.middlewares, content, (inbox) => hot.send("site:mail", inbox));
      serveOpenInEditor(server.middlewares);
      answerEditor(server.middlewares, content, logger);
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
      async handler(html, { server, originalUrl = "/" }) {
        if (!server) return html;
        const site = content.lastGood;
        const rendered = site ? await draw(site, server, originalUrl) : { head: "", body: "" };
        content.shown = site;
        const islands = { code: islandSources, props: propsAddresses(site) };
        return {
          html: assembleDocument(site?.addresses ? ofMany(html) : html, {
            language: site?.language ?? "en",
            islands,
            ...rendered,
          }),
          tags: [
            ...colourTags(site),
            ...scriptTags(site),
            ...overlayTags({
              ...listsOf(site),
              diagnostics: overlayEntries(content.now),
              unreadable: content.readError,
            }),
          ],
        };
      },
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

/** Shows an error in a view as text, because Vite's own error page is a script that the policy blocks. */
async function draw(
  site: Site,
  server: ViteDevServer,
  address: string,
): Promise<{ head: string; body: string }> {
  try {
    return await renderDocument(server, site, address);
  } catch (error) {
    // Cast: views throw only errors.
    const failure = error as Error;
    server.ssrFixStacktrace(failure);
    server.config.logger.error(String(failure.stack));
    const body = `<pre>${escapeXml(String(failure.stack))}</pre>`;
    return { head: "<title>A view failed</title>", body };
  }
}

/** With the script for pages with addresses. */
function ofMany(html: string): string {
  return html.replace(engineAddresses.runtime, engineAddresses.runtimeOfMany);
}

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

/** Rejects requests from other origins. Vite rejects other hosts, but accepts every port of this machine. */
function refuseStrangers(middlewares: Connect.Server): void {
  middlewares.use((request, response, next) => {
    const refusal = originRefusal(request);
    if (refusal === undefined) next();
    else refuse(response, refusal);
  });
}

/** Prints only the message, because Vite would print a stack trace. */
function endWithoutContent(error: unknown): never {
  if (!(error instanceof NoContent)) throw error;
  console.error(error.message);
  process.exit(couldNotCode);
}

/** Sets the site's colors over the stylesheet, which is served unchanged. */
function colourTags(site: Site | undefined): HtmlTagDescriptor[] {
  if (!site) return [];
  return [
    { tag: "style", children: colourRule(site.palette, site.darkPalette), injectTo: "head" },
    {
      tag: "link",
      attrs: { rel: "stylesheet", href: engineAddresses.headingFace },
      injectTo: "head",
    },
  ];
}

/** The scripts that only some sites have: a build puts them into the document. */
function scriptTags(site: Site | undefined): HtmlTagDescriptor[] {
  const scripts = site ? optionalScripts(site) : [];
  return scripts.map((src) => ({
    tag: "script",
    attrs: { type: "module", src },
    injectTo: "head",
  }));
}

/** What the list of all pages shows about each of them. */
function listsOf(site: Site | undefined): Pick<OverlayData, "page-links" | "drafts"> {
  const pages = site?.pages ?? [];
  const links = site && pages.map(({ name }) => [name, pageLink(site, name)] as const);
  const drafts = pages.filter(({ draft }) => draft === true);
  return { "page-links": Object.fromEntries(links ?? []), drafts: drafts.map(({ name }) => name) };
}

/** What the script of the bar at the bottom reads from the document, by the element's id. */
interface OverlayData {
  /** Each page's link on the published site, by its name. */
  "page-links": Record<string, string>;
  /** The names of the pages that visitors don't see. */
  drafts: readonly string[];
  diagnostics: readonly OverlayEntry[];
  unreadable: string | null;
}

/** The script that shows problems over the document, and its data. */
function overlayTags(data: OverlayData): HtmlTagDescriptor[] {
  return [
    ...Object.entries(data).map(([id, value]): HtmlTagDescriptor => ({
      tag: "script",
      attrs: { type: "application/json", id },
      children: JSON.stringify(value).replaceAll("<", "\\u003c"),
      injectTo: "body",
    })),
    {
      tag: "script",
      attrs: { type: "module", src: engineAddresses.devScreen },
      injectTo: "body",
    },
  ];
}
