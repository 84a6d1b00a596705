// The dev server: shows the content folder as it is now, and what is wrong with it over the last good site.
import type { Connect, HtmlTagDescriptor, Plugin, UserConfig, ViteDevServer } from "vite";
import { islandSources } from "../document/bundle.ts";
import type { Site } from "../content/model/site.ts";
import { escapeXml } from "../content/text/escape-xml.ts";
import { assembleDocument } from "../document/document.ts";
import { colourRule } from "../document/tokens.ts";
import { NoContent, couldNotCode } from "../files/given-folder.ts";
import { answerRequests, propsAddresses } from "./dev/answers.ts";
import { answerPlaces } from "./dev/editor.ts";
import { EditedContent } from "./dev/edited-content.ts";
import { refusedFiles, sendPolicies } from "./dev/policies.ts";
import { overlayEntries, type OverlayEntry } from "./dev/problems.ts";
import { logReport, showSaves } from "./dev/updates.ts";
import { editAddress } from "../store/wire.ts";
import { loadRenderer } from "./dev/views.ts";
import { startWriting } from "./dev/writing.ts";
import { isTooDeepIn } from "./dev/watch-folder.ts";
import { answerEditor, editorCode } from "./edit/routes.ts";
import { originRefusal, refuse } from "./strangers.ts";

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
      await startWriting(content, server);
      await content.read(logger).catch(endWithoutContent);
      logReport(content, logger);
      showSaves(content, server);
      sendPolicies(server.middlewares);
      refuseStrangers(server.middlewares);
      const { hot } = server.environments.client;
      answerRequests(server.middlewares, content, (inbox) => hot.send("site:mail", inbox));
      answerPlaces(server.middlewares);
      answerEditor(server.middlewares, content, logger);
      printAddress(server);
    },

    // Views run only here, so a change to one is a new document and not a module to swap.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      server.environments.client.hot.send({ type: "full-reload" });
      return [];
    },

    transformIndexHtml: {
      // After Vite has put its variables into index.html: in the content nothing is one.
      order: "post",
      async handler(html, { server }) {
        if (!server) return html;
        const site = content.lastGood;
        const rendered = site ? await draw(site, server) : { head: "", body: "" };
        content.shown = site;
        const islands = { code: islandSources, props: propsAddresses(site) };
        return {
          html: assembleDocument(html, { language: site?.language ?? "en", islands, ...rendered }),
          tags: [
            ...colourTags(site),
            ...overlayTags(overlayEntries(content.now), content.unreadable),
          ],
        };
      },
    },
  };
}

/** Its checks for developers take many times longer than to draw a page, which the editor does with each keystroke. */
const reactAsVisitorsGetIt: UserConfig = {
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    // Where what the site and its editor import is found: else Vite reads every HTML file there is.
    entries: [
      "index.html",
      editorCode.slice(1),
      ...Object.values(islandSources).map((source) => source.slice(1)),
    ],
    // No file names it: found late, it would make Vite bundle all of them anew while the page loads.
    include: ["react/jsx-runtime"],
    rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
  },
};

/** What a view throws is shown as words: Vite's own page for it is a script, which its policy doesn't let run. */
async function draw(site: Site, server: ViteDevServer): Promise<{ head: string; body: string }> {
  try {
    const render = await loadRenderer(server);
    return render(site);
  } catch (error) {
    // Cast: nothing throws anything else.
    const failure = error as Error;
    server.ssrFixStacktrace(failure);
    server.config.logger.error(String(failure.stack));
    const body = `<pre>${escapeXml(String(failure.stack))}</pre>`;
    return { head: "<title>A view failed</title>", body };
  }
}

/** Below those that Vite prints; the code behind it is made ready while nobody waits for it yet. */
function printAddress(server: ViteDevServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    const [local] = server.resolvedUrls?.local ?? [];
    if (!local) return;
    server.config.logger.info(`  Edit it on the page: ${local}${editAddress.slice(1)}`);
    void server.warmupRequest(editorCode);
  };
}

/** Of hosts, Vite itself refuses the others; of origins, it lets in every port of this machine. */
function refuseStrangers(middlewares: Connect.Server): void {
  middlewares.use((request, response, next) => {
    const refusal = originRefusal(request);
    if (refusal === undefined) next();
    else refuse(response, refusal);
  });
}

/** In a sentence: of an error, Vite would print the stack. */
function endWithoutContent(error: unknown): never {
  if (!(error instanceof NoContent)) throw error;
  console.error(error.message);
  process.exit(couldNotCode);
}

/** What recolours the stylesheet, which is served as it is. */
function colourTags(site: Site | undefined): HtmlTagDescriptor[] {
  if (!site) return [];
  return [{ tag: "style", children: colourRule(site.palette), injectTo: "head" }];
}

/** What makes the problems show over the document. */
function overlayTags(
  entries: readonly OverlayEntry[],
  unreadable: string | null,
): HtmlTagDescriptor[] {
  const data = (id: string, value: unknown): HtmlTagDescriptor => ({
    tag: "script",
    attrs: { type: "application/json", id },
    children: JSON.stringify(value).replaceAll("<", "\\u003c"),
    injectTo: "body",
  });
  return [
    data("diagnostics", entries),
    data("unreadable", unreadable),
    {
      tag: "script",
      attrs: { type: "module", src: "/src/server/dev/screen/main.ts" },
      injectTo: "body",
    },
  ];
}
