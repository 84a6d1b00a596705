// The same copy as someone would mark it up by hand: what the product's own cost is held against. It knows nothing of
// the product: it reads the content's JSON, and has markup, styles and script of its own.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Block, Field, Form, Item, Link, Page, Picture, Point, Site } from "./copy.ts";

/** Writes the site of a content folder as one document into a new folder. */
export async function writeByHand(content: string, folder: string): Promise<void> {
  // Casts: the check has read these files against their schemas.
  const { facts } = JSON.parse(await readFile(join(content, "site.json"), "utf8")) as Site;
  const read = async (name: string): Promise<unknown> => {
    const text = await readFile(join(content, name), "utf8");
    return JSON.parse(
      text.replace(/\{\{facts\.(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? ""),
    );
  };
  const site = (await read("site.json")) as Site;
  const names = (await readdir(content)).filter((name) => /^(?!site\.).*\.json$/.test(name));
  const home = `${site.homePage}.json`;
  const pages: [name: string, page: Page][] = [];
  for (const name of [home, ...names.filter((it) => it !== home)])
    pages.push([name.replace(".json", ""), (await read(name)) as Page]);
  await mkdir(folder);
  await writeFile(join(folder, "index.html"), await document(site, pages));
}

async function document(site: Site, pages: [name: string, page: Page][]): Promise<string> {
  const beside = (name: string) => readFile(join(import.meta.dirname, name), "utf8");
  const style = (await beside("style.css")).replace(/\n/g, "");
  const script = (await beside("script.js")).replace(/\n\s*/g, "\n");
  const views = await Promise.all(pages.map(view));
  const { navigation, footer } = site;
  return `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${pages[0]?.[1].title}</title>
<meta name="description" content="${pages[0]?.[1].description}">
<style>${style}</style>
<header>
<button data-page="${site.homePage}">${site.name}</button>
<button class="menu" aria-expanded="false" aria-controls="menu">${site.wording.menu}</button>
<nav><ul id="menu" data-menu>
${list(navigation.map((link) => to(link)))}
</ul></nav>
</header>
<main>
${views.join("\n").replace(" hidden>", ">")}
</main>
<footer>
<div><p>${site.name}<p>${site.tagline}<p>${footer.text}</div>
<div><h2>${footer.links.heading}</h2><ul>
${list(footer.links.items.map((link) => to(link)))}
</ul></div>
<div><h2>${footer.contact.heading}</h2>${points(footer.contact.points)}</div>
<p>${footer.copyright} ${footer.legal.map((link) => to(link)).join(" ")}</p>
</footer>
<script>
${script}</script>
`;
}

async function view([name, { title, blocks }]: [string, Page]): Promise<string> {
  const sections = await Promise.all(blocks.map(section));
  return `<div id="page-${name}" data-title="${title}" hidden>\n${sections.join("\n")}\n</div>`;
}

async function section(block: Block): Promise<string> {
  const { type, level, heading, text, picture, track, actions, action } = block;
  const items = block.cards ?? block.items ?? block.steps;
  const parts = [
    level === 1 && `<h1 tabindex="-1">${heading}</h1>`,
    level !== 1 && heading && `<h2>${heading}</h2>`,
    text && prose(text),
    actions && `<p>${actions.map((link) => to(link, "button")).join(" ")}</p>`,
    picture && image(picture),
    track && `<ol>${list(track)}</ol>`,
    items && (await listOf(type, items)),
    action && `<p>${to(action, "button")}</p>`,
    block.points && points(block.points),
    block.hours && hours(block.hours),
    // Cast: what has fields is a form.
    block.fields && form(block as Form),
  ];
  const look = type === "hero" ? ' class="band"' : "";
  return `<section${look}>${parts.filter(Boolean).join("\n")}</section>`;
}

async function listOf(type: string, items: Item[]): Promise<string> {
  const tag = type === "steps" ? "ol" : "ul";
  const look = type === "cardGrid" ? "grid cards" : "grid";
  return `<${tag} class="${look}">\n${list(await Promise.all(items.map(item)))}\n</${tag}>`;
}

async function item({ icon, heading, text, details, action }: Item): Promise<string> {
  const drawing = icon ? await readIcon(icon) : "";
  const more = details ? `<p>${details.join(" · ")}` : "";
  return `${drawing}<h3>${heading}</h3>${prose(text)}${more}${action ? to(action) : ""}`;
}

async function readIcon(name: string): Promise<string> {
  const file = await readFile(`node_modules/lucide-static/icons/${name}.svg`, "utf8");
  const shapes = /<svg[^>]*>([^]*)<\/svg>/.exec(file)?.[1] ?? "";
  const lean = shapes.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>");
  return `<svg width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">${lean}</svg>`;
}

const image = ({ src, alt, width, height }: Picture): string =>
  `<img src="${src}?w=800" alt="${alt}" width="${width}" height="${height}" loading="lazy">`;

const list = (entries: string[]): string => entries.map((entry) => `<li>${entry}`).join("\n");

function to({ label, page, href }: Link, look?: string): string {
  const shown = look ? ` class="${look}"` : "";
  return page
    ? `<button${shown} data-page="${page}">${label}</button>`
    : `<a${shown} href="${href}">${label}</a>`;
}

function points(all: Point[]): string {
  const entries = all.map(({ kind, label, lines }) => {
    const shown = lines.map((line) => contact(kind, line));
    return `<dt>${label}<dd>${shown.join("<br>")}`;
  });
  return `<dl>${entries.join("\n")}</dl>`;
}

function contact(kind: string, line: string): string {
  if (kind === "phone") return `<a href="tel:${line.replace(/[^+\d]/g, "")}">${line}</a>`;
  if (kind === "email") return `<a href="mailto:${line}">${line}</a>`;
  return kind === "website" ? `<a href="https://${line}">${line}</a>` : line;
}

function hours({ heading, rows }: NonNullable<Block["hours"]>): string {
  const lines = rows.map((row) => `<tr><th>${row.days}<td>${row.hours}`);
  return `<h3>${heading}</h3><table>${lines.join("\n")}</table>`;
}

function form({ recipient, fields, notice, submit }: Form): string {
  const controls = fields.map((field) => `<label>${field.label}${control(field)}</label>`);
  return `<form action="mailto:${recipient}" method="post" enctype="text/plain">
${controls.join("\n")}
${prose(notice)}
<button class="button">${submit}</button>
</form>`;
}

function control(field: Field): string {
  const { type, options = [], accept = [] } = field;
  const limit = field.maxLength ? ` maxlength="${field.maxLength}"` : "";
  const shared = `name="${field.name}"${field.required ? " required" : ""}${limit}`;
  switch (type) {
    case "textarea":
      return `<textarea ${shared} rows="${field.rows}"></textarea>`;
    case "select": {
      const choices = options.map(({ value, label }) => `<option value="${value}">${label}`);
      return `<select ${shared}><option value="">${field.prompt}\n${choices.join("\n")}</select>`;
    }
    case "file":
      return `${prose(field.help ?? "")}<input type="file" accept="${accept.join()}">`;
    default:
      return `<input type="${type}" ${shared} autocomplete="${field.autocomplete}">`;
  }
}

/** The little Markdown that the copy has. */
function prose(text: string): string {
  const paragraphs = text.split("\n\n").map((part) => {
    const inline = part
      .replace(/\[([^\]]*)\]\(page:([^)]*)\)/g, '<button data-page="$2">$1</button>')
      .replace(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>');
    return inline.startsWith("- ") ? `<ul>${inline.replace(/^- /gm, "<li>")}</ul>` : `<p>${inline}`;
  });
  return paragraphs.join("\n");
}
