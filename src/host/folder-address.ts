// Lets a document in a folder work at its address without the slash: what is relative to it would be sought one folder up.
import { afterCharset } from "./policy.ts";

/**
 * Adds the slash to the address bar, and with it to what relative addresses are resolved against. Netlify sends a
 * document at both addresses, and its redirects can't tell them apart; other hosts redirect.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash
 */
export const addSlash = `{let{pathname,search,hash}=location;/\\/(index(\\.html)?)?$/.test(pathname)||history.replaceState(history.state,"",pathname+"/"+search+hash)}`;

/** True for the document of a folder. @param path in the built site, with `/` */
export const isInFolder = (path: string): boolean => path.endsWith("/index.html");

/** Adds the script to a document, before everything that has an address. The policy must allow it. */
export const withSlash = (html: string): string =>
  afterCharset(html, `<script>${addSlash}</script>`);
