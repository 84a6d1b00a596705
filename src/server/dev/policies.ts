// Security headers of the dev server: its own scripts can run, and nothing from the content can.
import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Middlewares } from "./dev-host.ts";

/**
 * Vite and the editor insert styles into the open page, and Vite uses a worker to wait for a restarted server. A form
 * without scripting opens the visitor's mail program.
 */
const ownScripts = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
  "font-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src blob:",
  "base-uri 'self'",
  "form-action mailto:",
].join("; ");

/** For the editor's own page. */
export const editorPolicy = `${ownScripts}; frame-ancestors 'none'`;

/** For a media file that is opened by its address: it is shown and nothing in it runs. */
export const mediaPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const headers = {
  "Content-Security-Policy": ownScripts,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Adds these headers to every response that doesn't set its own. */
export function sendPolicies(middlewares: Middlewares): void {
  middlewares.use((_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  });
}

/** Files that Vite never serves by default. They are repeated because a plugin's list replaces the default. */
const secrets = [
  ".env",
  ".env.*",
  "*.{crt,pem,key,p12,pfx,cer,der}",
  ".npmrc",
  ".yarnrc.yml",
  "**/.git/**",
];

/**
 * Patterns of files that Vite's own file server must not serve: media could run scripts in the editor's origin, and the
 * routes of this server handle all other content.
 * @param folder the content folder
 */
export function refusedFiles(folder: string): string[] {
  const path = resolve(folder);
  // The folder may be a link, so the real path is denied, too.
  const paths = new Set([path, existsSync(path) ? realpathSync(path) : path]);
  return [...secrets, ...[...paths].map(literally).flatMap((each) => [each, `${each}/**`])];
}

/** Escapes a path for a glob pattern: puts special characters in a class, because on Windows a backslash can't escape. */
function literally(path: string): string {
  return path
    .replaceAll("\\", "/")
    .replaceAll(/[^\p{L}\p{N}/_.:-]/gu, (character) =>
      character === "^" ? "\\^" : `[${character}]`,
    );
}
