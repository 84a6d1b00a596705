// A dev server over a content folder of a test's own, as `npm start` runs it, on a port of its own.
import { createServer, type InlineConfig, type ViteDevServer } from "vite";
import { devSite } from "../../src/server/dev-site.ts";

/**
 * @param cacheDir where Vite keeps what it has bundled
 * @param more settings of Vite's beside those that all tests share
 */
export async function startDev(
  content: string,
  cacheDir: string,
  more: InlineConfig = {},
): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    cacheDir,
    logLevel: "silent",
    mode: "development",
    publicDir: false,
    server: { port: 0 },
    ...more,
    plugins: [devSite(content), more.plugins],
  });
  return server.listen();
}

/** The same for what is asked for without a browser: what one would import isn't bundled. */
export const startUnvisitedDev = (
  content: string,
  cacheDir: string,
  more: InlineConfig = {},
): Promise<ViteDevServer> =>
  startDev(content, cacheDir, { ...more, optimizeDeps: { noDiscovery: true } });

/** @returns the address of the editor, and the token that its page sends with each request */
export async function editorOf(server: ViteDevServer): Promise<{ address: string; token: string }> {
  const address = `${server.resolvedUrls?.local[0] ?? ""}__edit`;
  const page = await (await fetch(address)).text();
  return { address, token: /data-token="([^"]+)"/.exec(page)?.[1] ?? "" };
}
