// Keeps what the styles in pasted HTML say, as data: the editor's content policy refuses styles themselves.

const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** The tag's name matches too, but has no value. */
const attribute = /([^\s"'=<>/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?/g;

/**
 * Renames styles and removes event handlers before the HTML is parsed: even in a document that is never shown, the
 * policy counts each of them as a violation.
 * @param html as the clipboard has it
 */
export function withStylesAsData(html: string): string {
  return html.replaceAll(tag, (whole) =>
    whole.replaceAll(attribute, (written, name: string, value?: string) => {
      if (value === undefined) return written;
      if (/^style$/i.test(name)) return `data-style${value}`;
      return /^on/i.test(name) ? "" : written;
    }),
  );
}

/** The declarations that this module reads. */
const telling =
  /display|visibility|opacity|mso-(?:hide|text-raise)|line-through|vertical-align\s*:\s*su[bp]/i;

/**
 * Adds to each element what the style sheets in the pasted HTML say about it, and writes all of its style in one form:
 * `;display:none;mso-list:Ignore;`. Word and Writer hide words with a class as well as in place.
 */
export function spreadStyles(body: Element): void {
  for (const sheet of body.querySelectorAll("style")) {
    const rules = sheet.textContent
      .replaceAll(/\/\*[^]*?\*\/|<!--|-->/g, "")
      .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, "")
      .matchAll(/([^{}]+)\{([^{}]*)\}/g);
    for (const [, selector = "", style = ""] of [...rules].toReversed()) {
      if (!telling.test(style)) continue;
      for (const element of select(body, selector.trim()))
        element.setAttribute("data-style", `${style};${element.getAttribute("data-style") ?? ""}`);
    }
    sheet.remove();
  }
  for (const element of body.querySelectorAll("[data-style]"))
    element.setAttribute("data-style", inOneForm(element.getAttribute("data-style") ?? ""));
}

function select(body: Element, selector: string): Iterable<Element> {
  try {
    return body.querySelectorAll(selector);
  } catch {
    // Such as `@page`.
    return [];
  }
}

/** The last of several declarations of one property counts. */
function inOneForm(style: string): string {
  const declarations = new Map<string, string>();
  for (const [declaration] of style.matchAll(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g)) {
    const [, name = "", value = ""] = /^\s*([^:\s]+)\s*:\s*([^]*)/.exec(declaration) ?? [];
    const plain = value.replace(/!\s*important/i, "").trim();
    if (name !== "") declarations.set(name.toLowerCase(), plain.replaceAll(/\s+/g, " "));
  }
  return `;${[...declarations].map(([name, value]) => `${name}:${value};`).join("")}`;
}
