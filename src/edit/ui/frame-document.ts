// The documents in the editor's frames. They show content in the editor's own origin, so nothing in them may run.
import { escapeXml } from "../../content/text/escape-xml.ts";
import { languageAttributes } from "../../content/text/writing.ts";

/** No scripts, forms, dialogs or navigation; same origin, so that the editor can draw into the frame. */
export const strictSandbox = "allow-same-origin";

let chosenSandbox: string | undefined;

/**
 * The sandbox of a frame whose events the editor listens to. Safari reports a frame's events only if the frame may run
 * scripts (https://bugs.webkit.org/show_bug.cgi?id=218086). There, the content security policies of the frame and of
 * the editor's page keep scripts out.
 */
export function listeningSandbox(): string {
  chosenSandbox ??= receivesEvents(strictSandbox)
    ? strictSandbox
    : `${strictSandbox} allow-scripts`;
  return chosenSandbox;
}

function receivesEvents(sandbox: string): boolean {
  // All browsers with Safari's engine say so. In the others, the frame to try it in would only take time.
  if (!navigator.vendor.startsWith("Apple")) return true;
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", sandbox);
  frame.hidden = true;
  document.body.append(frame);
  let isReceived = false;
  const inside = frame.contentDocument;
  inside?.addEventListener("probe", () => (isReceived = true));
  inside?.dispatchEvent(new Event("probe"));
  frame.remove();
  return isReceived;
}

interface FrameContent {
  language: string;
  title: string;
  /** The URLs of stylesheets, in order. */
  styles: readonly string[];
  /** HTML, as is `body`. */
  head?: string;
  body?: string;
}

/**
 * It looks as if the site's script had run (site/scripting.css). It has no `<base>`: addresses are relative to the
 * editor's page, as in every `srcdoc`.
 */
export function frameDocument(content: FrameContent): string {
  const { language, title, styles, head = "", body = "" } = content;
  const links = styles.map((address) => `<link rel="stylesheet" href="${escapeXml(address)}">`);
  return `<!doctype html><html ${languageAttributes(language)} data-ran=""><head>
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'; form-action 'none'">
<meta charset="utf-8"><title>${escapeXml(title)}</title>
${links.join("\n")}${head}</head><body>${body}</body></html>`;
}
