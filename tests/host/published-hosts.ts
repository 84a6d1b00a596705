// Answers requests for a built folder as Netlify, Cloudflare Pages and Vercel do, with the code that they publish for
// it. None of it reads a file of ours in another way than the host, so a rule that means something else there shows.
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { getTransformedRoutes } from "@vercel/routing-utils";

export interface Answer {
  status: number;
  /** By their names in lower case. */
  headers: Record<string, string>;
  /** The path of the file that is sent, in the folder; undefined for a redirect. */
  file: string | undefined;
}

/** @param path as a browser asks for it, encoded */
export type Host = (path: string) => Promise<Answer>;

const require = createRequire(import.meta.url);

const lowered = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));

const readIfThere = (file: string): Promise<string> => readFile(file, "utf8").catch(() => "");

/** The file at a path: as it is, or the page of a folder. */
function fileAt(folder: string, path: string, endings: readonly string[]): string | undefined {
  const name = decodeURIComponent(path);
  const isFile = (file: string) =>
    existsSync(join(folder, file)) && !statSync(join(folder, file)).isDirectory();
  return endings.map((ending) => name + ending).find(isFile);
}

function found(folder: string, file: string | undefined, headers: Answer["headers"]): Answer {
  if (file !== undefined) return { status: 200, headers, file };
  return {
    status: 404,
    headers,
    file: existsSync(join(folder, "404.html")) ? "/404.html" : undefined,
  };
}

/** What Netlify's matcher for redirects answers. The package has no types. */
interface NetlifyMatch {
  to: string;
  status: number;
  force: boolean;
  force404: boolean;
}

/**
 * As `@netlify/headers`, which `netlify dev` uses: of two rules that match, the last one counts.
 * @param file a `_headers`
 */
export async function netlifyHeaders(
  file: string,
): Promise<(path: string) => Record<string, string>> {
  const options = { headersFiles: [file], configHeaders: [], minimal: false };
  const { headers: rules, errors } = await parseAllHeaders(options);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return (path) => {
    const matching = rules.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(path));
    return Object.fromEntries(matching.flatMap(({ values }) => Object.entries<string>(values)));
  };
}

/** As `@netlify/redirects`, which asks the matcher that Netlify's own servers use. */
export async function netlify(folder: string): Promise<Host> {
  const headersAt = await netlifyHeaders(join(folder, "_headers"));
  const parsed = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    minimal: false,
  });
  if (parsed.errors.length > 0) throw new Error(parsed.errors.join("\n"));
  // Casts: the types of both packages are wider than what they return here.
  const redirects = (parsed.redirects as { from: string; query: object }[]).map(
    ({ from, query, ...rest }) => ({ ...rest, origin: from, params: query }),
  );
  const { parseJSON } = require("netlify-redirector") as {
    parseJSON(
      rules: string,
      options: object,
    ): Promise<{ match(request: object): NetlifyMatch | null }>;
  };
  const matcher = await parseJSON(JSON.stringify(redirects), {});
  return async (path) => {
    const headers = lowered(Object.entries(headersAt(path)));
    const file = fileAt(
      folder,
      path,
      path.endsWith("/") ? ["index.html"] : ["", "/index.html", ".html"],
    );
    const match = matcher.match({
      scheme: "https",
      host: "site.example",
      path: decodeURIComponent(path),
      query: "",
      headers: {},
      cookieValues: {},
      getHeader: () => "",
      getCookie: () => "",
    });
    if (match?.force404) return found(folder, undefined, headers);
    if (match && (match.force || file === undefined))
      return { status: match.status, headers: { location: match.to }, file: undefined };
    return found(folder, file, headers);
  };
}

/** The parts of `@cloudflare/pages-shared` that are used; it is published as TypeScript for other settings than ours. */
interface PagesShared {
  parseHeaders(text: string): { invalid: object[] };
  parseRedirects(text: string): object;
  createMetadataObject(rules: object): object;
  generateHandler(context: object): Promise<Response>;
}

async function pagesShared(): Promise<PagesShared> {
  const folder = dirname(require.resolve("@cloudflare/pages-shared/package.json"));
  const files = [
    "metadata-generator/parseHeaders.ts",
    "metadata-generator/parseRedirects.ts",
    "metadata-generator/createMetadataObject.ts",
    "asset-server/handler.ts",
  ];
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)),
  );
  // Cast: see above.
  return Object.assign({}, ...modules) as PagesShared;
}

/** Cloudflare's own server for Pages, over the folder. */
async function cloudflare(folder: string): Promise<Host> {
  const { parseHeaders, parseRedirects, createMetadataObject, generateHandler } =
    await pagesShared();
  const headers = parseHeaders(await readIfThere(join(folder, "_headers")));
  if (headers.invalid.length > 0) throw new Error(JSON.stringify(headers.invalid));
  const redirects = parseRedirects(await readIfThere(join(folder, "_redirects")));
  const metadata = createMetadataObject({ headers, redirects });
  const hidden = ["/_headers", "/_redirects"];
  return async (path) => {
    const sent: string[] = [];
    const answer = await generateHandler({
      request: new Request(`https://site.example${path}`),
      metadata,
      logError: (error: Error) => {
        throw error;
      },
      findAssetEntryForPath: async (at: string) => {
        const file = fileAt(folder, at, [""]);
        return file === undefined || hidden.includes(file) ? null : file;
      },
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (file: string) => {
        sent.push(file);
        return { body: null, contentType: file.endsWith(".html") ? "text/html" : "text/plain" };
      },
    });
    return { status: answer.status, headers: lowered(answer.headers), file: sent.at(-1) };
  };
}

/** As Vercel does with the routes that its own package makes of vercel.json. */
async function vercel(folder: string): Promise<Host> {
  const config = JSON.parse(await readFile(join(folder, "vercel.json"), "utf8")) as object;
  const { routes, error } = getTransformedRoutes(config);
  if (error) throw new Error(error.message);
  return async (path) => {
    const headers: [string, string][] = [];
    for (const route of routes ?? []) {
      if ("handle" in route || !new RegExp(route.src).test(path)) continue;
      const own = Object.entries(route.headers ?? {});
      if (route.status !== undefined)
        return { status: route.status, headers: lowered(own), file: undefined };
      headers.push(...own);
    }
    const file = fileAt(folder, path, path.endsWith("/") ? ["index.html"] : ["", "/index.html"]);
    return found(folder, file, lowered(headers));
  };
}

export const publishedHosts = { netlify, cloudflare, vercel };
