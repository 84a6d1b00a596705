// The addresses of the engine's modules: what the dev server answers at, and what is bundled.

export const engineAddresses = {
  styles: "/src/site/styles.css",
  headingFace: "/src/site/heading-face.css",
  /** For a document with all pages. */
  runtime: "/src/runtime/main.ts",
  /** For a site with several documents. */
  runtimeOfMany: "/src/runtime/main-of-many.ts",
  /** The parts that a build makes a document's script of, see `document/runtime-entry.ts`. */
  start: "/src/runtime/start.ts",
  pagesHere: "/src/runtime/document-pages.ts",
  pagesToFetch: "/src/runtime/pages-to-fetch.ts",
  plainClicks: "/src/runtime/plain-clicks.ts",
  islands: "/src/runtime/islands.ts",
  pictures: "/src/runtime/broken-pictures.ts",
  openNow: "/src/runtime/open-now.ts",
  dated: "/src/runtime/dated.ts",
  gallery: "/src/runtime/gallery.ts",
  sections: "/src/runtime/sections.ts",
  languageLinks: "/src/runtime/language-links.ts",
  /** Only for a built site whose headings have a face of their own. */
  lateFace: "/src/runtime/late-face.ts",
  form: "/src/forms/island.tsx",
  views: "/src/site/render.tsx",
  /** The editor on this computer. */
  editor: "/src/edit/start-served.ts",
  editorStyles: "/src/edit/edit.css",
  /** The editor on a built site, which starts with the values in its page. */
  builtEditor: "/src/edit/start-built.ts",
  /** The bar at the bottom of the dev server's pages. */
  devScreen: "/src/server/dev/screen/dev-screen.ts",
} as const satisfies Record<string, `/src/${string}`>;

/** In the folder of served files: the address of each that the package has elsewhere, with its path from there. */
export const elsewhereFile = "elsewhere.json";
