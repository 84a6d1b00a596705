// Makes the editor's page, which starts the editor with the values of its site.
import { escapeXml } from "../content/text/escape-xml.ts";
import { editorPolicy } from "../host/editor-policy.ts";
import { withSlash } from "../host/folder-address.ts";
import { withPolicy } from "../host/policy.ts";
import { setupAttribute, type EditorSetup } from "../store/setup.ts";
import type { EditorBundle } from "./editor-bundle.ts";

/** What the page names of its own site, with addresses as on the site's other pages. */
interface OwnFiles {
  icon: string;
  /** The module of the site's own blocks, in the editor's folder. */
  blocks?: string | undefined;
}

/** The page for `edit/index.html`. Its addresses are relative, so that the site can be in a subfolder of its host. */
export function editorPage(
  setup: EditorSetup,
  { script, next, styles }: Pick<EditorBundle, "script" | "next" | "styles">,
  { icon, blocks }: OwnFiles,
): string {
  const ownBlocks = blocks === undefined ? "" : ` data-blocks="./${escapeXml(blocks)}"`;
  const links = styles.map((path) => `<link rel="stylesheet" href="./${path}">`);
  // The last one is the editor itself, which the screens before it don't wait for.
  const preloads = next.map((path, index) => {
    const priority = index === next.length - 1 ? ' fetchpriority="low"' : "";
    return `<link rel="modulepreload"${priority} href="./${path}">`;
  });
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <title>Edit the site</title>
    <link rel="icon" href=".${escapeXml(icon)}">
    ${links.join("\n    ")}
    <script type="module" src="./${script}"></script>
    ${preloads.join("\n    ")}
  </head>
  <body>
    <div id="edit" ${setupAttribute}="${escapeXml(JSON.stringify(setup))}"${ownBlocks}><p class="opening" role="status">Opening the site …</p></div>
    <noscript><p>The editor needs JavaScript. Turn it on in your browser's settings, then reload this page.</p></noscript>
  </body>
</html>
`;
  return withPolicy(withSlash(html), policyFor(setup));
}

/** The policy for the editor of this site, for its page and its host's headers. */
export function policyFor({ repository }: Pick<EditorSetup, "repository">): string {
  const { api, signIn } = repository ?? {};
  return editorPolicy({ api, sites: signIn ? [signIn.token] : [] });
}
