// Leaves out what Vite adds around each `import()`.
import type { Plugin } from "vite";

/**
 * 1.7 KB of it fetch the styles and imports of what is imported. Here it has no styles, and its imports are there by
 * then.
 */
export const importsWithoutPreload: Plugin = {
  name: "imports-without-preload",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? "export const __vitePreload = (load) => load();"
      : undefined,
};
