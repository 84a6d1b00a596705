// Vite as the program that the dev server runs in, so that people who work on the engine see each change of it at once.
import { resolve, sep } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { engineAddresses } from "../../engine/engine-addresses.ts";
import type { DevHost, Views } from "./dev-host.ts";

/** @param plugin of the site of another content folder */
export function viteHost(server: ViteDevServer, plugin: (folder: string) => Plugin): DevHost {
  const { hot } = server.environments.client;
  return {
    logger: server.config.logger,
    middlewares: server.middlewares,
    send: (name, data) => hot.send(name as string, data),
    reload: () => hot.send({ type: "full-reload" }),
    onceListening: (then) => server.httpServer?.once("listening", then),
    onceClosed: (then) => server.httpServer?.once("close", then),
    watchFiles: (folder, changed) => watchWith(server.watcher, folder, changed),
    serveBeside: (folder) => serveWith(plugin(folder), server),
    // Cast: Vite can't know the type of the module that it loads.
    loadViews: async () => (await server.ssrLoadModule(engineAddresses.views)) as Views,
    traceOf(failure) {
      server.ssrFixStacktrace(failure);
      return String(failure.stack);
    },
  };
}

async function serveWith(plugin: Plugin, { config, httpServer }: ViteDevServer): Promise<string> {
  const { root, cacheDir, mode, logger } = config;
  // The same ones, or Vite would bundle the libraries again for this server, and reload the pages of the first one.
  const given: unknown[] = [config.inlineConfig.plugins];
  const others = config.plugins.filter(
    (each) => each.name !== plugin.name && given.flat(Infinity).includes(each),
  );
  const other = await createServer({
    configFile: false,
    publicDir: false,
    root,
    cacheDir,
    mode,
    customLogger: logger,
    // If it is in use, the next free one.
    server: { port: config.server.port },
    plugins: [plugin, ...others],
  });
  await other.listen();
  httpServer?.once("close", () => void other.close());
  return other.resolvedUrls?.local[0] ?? "";
}

function watchWith(
  watcher: ViteDevServer["watcher"],
  folder: string,
  changed: () => void,
): () => void {
  watcher.add(folder);
  watcher.on("all", (_event, path) => {
    if (resolve(path).startsWith(folder + sep)) changed();
  });
  return () => rewatch(folder, watcher);
}

/** Watches all files again, because the watcher still watches the files of the folder that was replaced. */
function rewatch(folder: string, watcher: ViteDevServer["watcher"]): void {
  const inside = Object.entries(watcher.getWatched())
    .flatMap(([parent, names]) => names.map((name) => resolve(parent, name)))
    .filter((path) => path.startsWith(folder + sep));
  watcher.unwatch([folder, ...inside]);
  watcher.add([folder, ...inside]);
}

/**
 * Paths that the watcher ignores: pages and media are at most one folder deep, and a link could point to the whole disk.
 */
export function isTooDeepIn(folder: string): (path: string) => boolean {
  const inside = resolve(folder) + sep;
  return (path) => {
    const full = resolve(path);
    return full.startsWith(inside) && full.slice(inside.length).split(sep).length > 2;
  };
}
