// The Content-Security-Policy, made from what the build inlined and what the content shows.
import { createHash } from "node:crypto";
import type { Site } from "../content/model/site.ts";

/**
 * The strictest policy under which the site works, as a `<meta>` can carry it.
 * @param documents the HTML that has the inlined style and scripts
 */
export function contentPolicy(site: Site, documents: readonly string[]): string {
  const scripts = documents.flatMap((html) => inlined(html, "script"));
  const styles = documents.flatMap((html) => inlined(html, "style"));
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src": hashes(styles),
    // The placeholder for a broken picture is in the document itself.
    "img-src": ["'self'", "data:", ...pictureHosts(site)],
    "connect-src": ["'self'", site.mail.origin],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // Without JavaScript, forms open the visitor's own mail program.
    "form-action": ["mailto:"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypes(scripts),
  };
  return written(directives);
}

/**
 * The policy of a document that people open from disk, perhaps with a stranger's content in it. It loads nothing from
 * other hosts, and only the scripts and styles that are inlined in it count.
 */
export function folderPolicy(html: string): string {
  const scripts = inlined(html, "script");
  return written({
    "default-src": ["'none'"],
    // What these scripts import may run too: a form's code is in a data: address, which can't be hashed.
    "script-src": scripts.length > 0 ? [...hashes(scripts), "'strict-dynamic'"] : ["'none'"],
    "style-src": hashes(inlined(html, "style")),
    // 'self' matches nothing here: a file on disk has no origin.
    "img-src": ["file:", "data:"],
    "connect-src": ["data:"],
    "base-uri": ["'none'"],
    "form-action": ["mailto:"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypes(scripts),
  });
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== "")].join(" "))
    .join("; ");
}

/** Inserts the policy into a document, before everything it applies to. */
export function withPolicy(html: string, policy: string): string {
  // React writes it without the space and with a capital.
  const charset = /<meta charset="utf-8" ?\/>/i;
  if (!charset.test(html)) throw new Error(`The document has no <meta charset="utf-8" />`);
  return html.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The policy of a built document, if it has one. */
export function policyIn(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
}

/** Only elements without attributes: `<script type="application/json">` is data and needs no permission. */
function inlined(html: string, element: "script" | "style"): string[] {
  return [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, "g"))].map(
    ([, code = ""]) => code,
  );
}

function hashes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(hashSource))];
}

/** The source of one inlined style or script in a policy. */
export function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** The names that the runtime uses to make HTML from text, if it does. */
function trustedTypes(scripts: readonly string[]): string[] {
  const names = scripts.flatMap((code) =>
    [...code.matchAll(/createPolicy\(\s*["'`]([^"'`]+)/g)].map(([, name = ""]) => name),
  );
  return names.length > 0 ? [...new Set(names)].sort() : ["'none'"];
}

/** The hosts of the pictures that are really shown, whichever hosts site.json allows. */
function pictureHosts(site: Site): string[] {
  const hosts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("src" in value && typeof value.src === "string" && value.src.startsWith("https:"))
      hosts.add(new URL(value.src).origin);
    Object.values(value).forEach(visit);
  };
  visit(site.pages);
  return [...hosts].sort();
}
