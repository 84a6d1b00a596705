// Makes the Content-Security-Policy from what the build has inlined and what the content shows.
import { createHash } from "node:crypto";
import { mailService } from "../content/model/mail-service.ts";
import type { Site } from "../content/model/site.ts";

/**
 * The strictest policy that the site works with, for a `<meta>`.
 * @param documents the HTML with the inlined style and scripts
 */
export function contentPolicy(site: Site, documents: readonly string[]): string {
  const scripts = documents.flatMap((html) => inlined(html, "script"));
  const styles = documents.flatMap((html) => inlined(html, "style"));
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src": hashes(styles),
    // data: is for the placeholder of broken pictures, which is in the document.
    "img-src": ["'self'", "data:", ...pictureHosts(site)],
    ...(documents.some(hasVideo) && { "media-src": ["'self'"] }),
    "connect-src": ["'self'", mailService],
    "manifest-src": ["'self'"],
    "base-uri": [site.addresses ? "'self'" : "'none'"],
    // Without JavaScript, forms open the visitor's email program.
    "form-action": ["mailto:"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypes(scripts),
  };
  return written(directives);
}

/**
 * Adds its policy to a document that people open from disk, perhaps with content from someone they don't know. The one
 * script that may run is ours, in the head. It has a nonce: it imports a form's code from a data: address, and for that
 * Chromium and Firefox don't accept a hash. The nonce is a hash of the document, so that content can't contain it.
 */
export function withFolderPolicy(html: string): string {
  const nonce = createHash("sha256").update(html).digest("base64");
  const [head = "", ...body] = html.split(/(?=<body)/);
  const guarded = [head.replace("<script>", `<script nonce="${nonce}">`), ...body].join("");
  return withPolicy(guarded, folderPolicy(html, inlined(head, "script"), nonce));
}

/**
 * Loads nothing from other hosts.
 * @param scripts those that have the nonce
 */
export function folderPolicy(html: string, scripts: readonly string[] = [], nonce = ""): string {
  return written({
    "default-src": ["'none'"],
    "script-src": scripts.length > 0 ? [`'nonce-${nonce}'`, "'strict-dynamic'"] : ["'none'"],
    "style-src": hashes(inlined(html, "style")),
    // 'self' matches nothing here: a file on disk has no origin.
    "img-src": ["file:", "data:"],
    ...(hasVideo(html) && { "media-src": ["file:"] }),
    "connect-src": ["data:"],
    "base-uri": ["'none'"],
    "form-action": ["mailto:"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypes(scripts),
  });
}

/** React writes the angle bracket as `&lt;` in copy. */
function hasVideo(html: string): boolean {
  return html.includes("<video ");
}

/** A policy as text, from its directives. */
export function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== "")].join(" "))
    .join("; ");
}

/** Adds the policy to a document, before everything that it applies to. */
export function withPolicy(html: string, policy: string): string {
  return afterCharset(html, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Adds an element to a document, before all others but the one that must be the first. */
export function afterCharset(html: string, element: string): string {
  // React writes it without the space and with a capital letter, and a short document has no slash.
  const charset = /<meta charset="utf-8" ?\/?>/i;
  if (!charset.test(html)) throw new Error(`The document has no <meta charset="utf-8" />`);
  return html.replace(charset, (found) => found + element);
}

/** The policy in a built document, if it has one. */
export function policyIn(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
}

/**
 * Found in the finished document, because a hash must be of exactly what browsers get. Only elements without attributes:
 * `<script type="application/json">` is data and needs no permission.
 */
function inlined(html: string, element: "script" | "style"): string[] {
  return [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, "g"))].map(
    ([, code = ""]) => code,
  );
}

function hashes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(hashSource))];
}

/** The source expression that allows one inlined style or script. */
export function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** The names of the Trusted Types policies that the runtime creates, if any. */
function trustedTypes(scripts: readonly string[]): string[] {
  const names = scripts.flatMap((code) =>
    [...code.matchAll(/createPolicy\(\s*["'`]([^"'`]+)/g)].map(([, name = ""]) => name),
  );
  return names.length > 0 ? [...new Set(names)].sort() : ["'none'"];
}

/** The hosts of pictures that pages show, even if site.json allows more. */
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
