// Fills what all sites have in common with what is a site's own: its look, and the scripts that it needs.
import type { Site } from "../content/model/site.ts";
import { prebuild, prebuildRuntime, type Prebuilt, type Runtime } from "./prebuild.ts";
import { runtimeEntry, scriptEntry, type RuntimeParts } from "./runtime-entry.ts";
import { withShortTokens } from "./short-names.ts";
import { themedIslands } from "./themed-islands.ts";
import { lookRule, ownStyles, withoutTokens, type Looks } from "./tokens.ts";

/** The script of a document with all pages, and that of a site with several documents. */
type Runtimes = Record<"oneDocument" | "manyDocuments", string>;

export interface Bundle extends Omit<Prebuilt, "styles" | "tokens" | "islandStyles"> {
  /** Minified, with its tokens still as custom properties, some with short names. */
  css: string;
  runtimes: Runtimes;
  /** Every class and token that code may use, among other words. */
  codeNames: ReadonlySet<string>;
}

/** The name of the face, whichever it is, and fonts of visitors' devices that are made to fit it, until it has arrived. */
const headingFonts = {
  serif: {
    "--font-heading": '"Heading Font","Fitted Georgia","Fitted Noto","Fitted Times",Georgia,serif',
  },
  sans: {},
};

/** The same for a font of the site's own. */
const ownHeadings = {
  serif: {
    "--font-heading": '"Heading Font","Own Georgia","Own Noto","Own Times",Georgia,serif',
  },
  sans: { "--font-heading": '"Heading Font","Own Arial",var(--font-text)' },
};

/**
 * With this line in front, V8 compiles the whole script at once instead of each function when it is first called: a
 * quarter less work on load, because nearly all of it runs then. Other browsers see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";

/**
 * @param scripts the addresses of what only some sites run, see `optionalScripts`
 * @param face the path of the file with the headings' face, if they have one
 * @param parts what the script has to do on every page
 */
export async function bundle(
  site: Looks & Pick<Site, "darkPalette"> & Partial<Pick<Site, "ownBlocks">>,
  scripts: readonly string[] = [],
  face?: string,
  parts: RuntimeParts = { hasIslands: true, hasPictures: true },
): Promise<Bundle> {
  const prebuilt = await prebuild();
  const { styles, tokens, islandStyles: _themed, ...others } = prebuilt;
  const { headings, headingFont } = site.look;
  const fonts = headingFont === undefined ? headingFonts : ownHeadings;
  const theme = { ...fonts[headings], ...site.tokens };
  const oneDocument = await prebuildRuntime(runtimeEntry("one", parts));
  const manyDocuments = await prebuildRuntime(runtimeEntry("many", parts));
  const optional: Runtime[] = [];
  for (const script of scripts) optional.push(await prebuildRuntime(scriptEntry(script)));
  const runtimes: Runtimes = {
    oneDocument: joined([oneDocument, ...optional], face),
    manyDocuments: joined([manyDocuments, ...optional], face),
  };
  const names = [oneDocument, manyDocuments, ...optional].flatMap((runtime) => runtime.names);
  const codeNames = new Set([...prebuilt.islandNames, ...names]);
  const rest = withoutTokens(styles, new Set(Object.keys(theme)));
  const css = withShortTokens(
    lookRule({ ...site, tokens: theme }, site.darkPalette) + rest + ownStyles(site),
    tokens,
  );
  return { ...others, ...themedIslands(prebuilt, theme), css, runtimes, codeNames };
}

const joined = (runtimes: readonly Runtime[], face: string | undefined): string =>
  [compileAtOnce, ...runtimes.map(({ code }) => code.trim()), loading(face)].join("\n");

/** Not earlier, because the first paint would wait for it. */
const loading = (face: string | undefined): string =>
  face === undefined
    ? ""
    : `addEventListener(\`DOMContentLoaded\`,()=>import(\`./${face}\`).catch(()=>{}))`;
