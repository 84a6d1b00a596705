// Makes the Content-Security-Policy of the editor's page, which its frames inherit.
import { addSlash } from "./folder-address.ts";
import { hashSource, written } from "./policy.ts";

/**
 * The one style that a library puts into the page: react-aria keeps the browser from waiting for a double tap on what
 * can be tapped. A test compares it with the library's.
 */
export const pressableStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

interface EditorHosts {
  /** The address of the repository's API; undefined if the editor needs none. */
  api: string | undefined;
  /** Other addresses that the editor sends requests to, such as the one to sign in at. */
  sites: readonly string[];
}

/**
 * The strictest policy that the editor works with, for a `<meta>` and, with `frame-ancestors` added, for a header. It
 * has to allow pictures of every host, because an author can enter any address.
 */
export function editorPolicy({ api, sites }: EditorHosts): string {
  const asked = [...(api === undefined ? [] : [api]), ...sites];
  return written({
    "default-src": ["'none'"],
    "script-src": ["'self'", hashSource(addSlash)],
    "style-src": ["'self'", hashSource(pressableStyle)],
    "img-src": ["'self'", "blob:", "data:", "https:"],
    // A video is in the media folder, or has just been added.
    "media-src": ["'self'", "blob:"],
    // A font that an author has just added isn't on the site yet.
    "font-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...new Set(asked.map((address) => new URL(address).origin))],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // The editor's own, in edit/ui/drawn-html.ts, and that of the library for formatted text.
    "trusted-types": ["drawn", "ProseMirrorClipboard"],
  });
}
