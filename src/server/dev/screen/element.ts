// Creates the elements of the dev server's notices, isolated from the site's styles.

const shared = `
  :host { display: block; background: #14212b; color: #f4f6f5; font: 15px/1.5 system-ui, sans-serif; }
  section { max-inline-size: 60rem; margin-inline: auto; padding: .5rem 1rem; }
  summary { cursor: pointer; }
  button { font: inherit; color: #9fd8d2; background: none; border: 0; padding: 0; text-align: start;
    text-decoration: underline; cursor: pointer; }
  :focus-visible { outline: 2px solid #e0803a; outline-offset: 2px; }
`;

/** Creates an element with its own styles in a shadow root. */
export function hostElement(tag: string, styles: string, content: Node): HTMLElement {
  const host = document.createElement(tag);
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(shared + styles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(content);
  return host;
}

export function element(tag: string, ...children: (string | Node)[]): HTMLElement {
  const created = document.createElement(tag);
  created.append(...children);
  return created;
}

export function button(label: string, onClick: () => void): HTMLElement {
  const created = element("button", label);
  created.addEventListener("click", onClick);
  return created;
}
