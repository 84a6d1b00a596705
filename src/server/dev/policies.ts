// What the dev server's answers may do in a browser: its own scripts run, and nothing that content brings along.
import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Connect } from "vite";

/**
 * Vite and the editor put styles into the page while it is open, and Vite waits in a worker of its own for a server that
 * was restarted. A form without scripting opens the visitor's mail program.
 */
const ownScripts = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src blob:",
  "base-uri 'self'",
  "form-action mailto:",
].join("; ");

/** For the editor's own page. */
export const editorPolicy = `${ownScripts}; frame-ancestors 'none'`;

/** For a file of the content, which may be opened by its address: it is only looked at. */
export const mediaPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const headers = {
  "Content-Security-Policy": ownScripts,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Sends these with every answer that follows, unless it has its own. */
export function sendPolicies(middlewares: Connect.Server): void {
  middlewares.use((_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  });
}

/** What Vite gives out to nobody by itself; what a plugin says replaces it. */
const secrets = [
  ".env",
  ".env.*",
  "*.{crt,pem,key,p12,pfx,cer,der}",
  ".npmrc",
  ".yarnrc.yml",
  "**/.git/**",
];

/**
 * Patterns of what Vite's own file server refuses: media would run in the editor's origin, and everything else of the
 * content is answered here.
 * @param folder the content folder
 */
export function refusedFiles(folder: string): string[] {
  const path = resolve(folder);
  // It may be a link to where the content really is.
  const paths = new Set([path, existsSync(path) ? realpathSync(path) : path]);
  return [...secrets, ...[...paths].map(literally).flatMap((each) => [each, `${each}/**`])];
}

/** In a class of one character, none has a meaning of its own; on Windows a backslash would not take it away. */
function literally(path: string): string {
  return path
    .replaceAll("\\", "/")
    .replaceAll(/[^\p{L}\p{N}/_.:-]/gu, (character) =>
      character === "^" ? "\\^" : `[${character}]`,
    );
}
