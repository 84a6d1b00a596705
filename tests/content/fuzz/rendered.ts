// Says what is wrong with what visitors, browsers and search engines get of an accepted mutant.
import { attributesOf, structuredData, textsIn, type Output } from "./output.ts";

export function judgeOutput({ head, bodies, props, missing }: Output): string[] {
  const html = [head, ...bodies].join("");
  return [
    ...judgeWords(html + missing, props),
    ...bodies.flatMap(judgeIds),
    ...judgeAddresses(html, props),
    ...bodies.flatMap(judgeHeadings),
    ...judgeElements(html),
  ];
}

function judgeWords(html: string, props: readonly string[]): string[] {
  const shown = html.replaceAll(structuredData, "").replaceAll(/<[^>]*>/g, " ");
  const attributes = attributesOf(html).map(([, value]) => value);
  const data = [...html.matchAll(structuredData)].map(([, json = ""]) => json);
  const texts = [...data, ...props].flatMap((json) => textsIn(JSON.parse(json)));
  const odd = /\bundefined\b|\bNaN\b|\[object Object\]/.exec(
    [shown, ...attributes, ...texts].join("\n"),
  );
  return odd ? [`the page says ${odd[0]}`] : [];
}

function judgeIds(body: string): string[] {
  const ids = attributesOf(body).flatMap(([name, id]) => (name === "id" ? [id] : []));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice === undefined ? [] : [`the id ${twice} appears twice`];
}

const ofAddress = new Set(["href", "src", "action", "formaction", "poster"]);

function judgeAddresses(html: string, props: readonly string[]): string[] {
  const written = attributesOf(html).flatMap(([name, value]) => {
    if (ofAddress.has(name)) return [value];
    if (name !== "srcset") return [];
    return value.split(", ").map((candidate) => candidate.replace(/ \d+w$/, ""));
  });
  const shared = [...html.matchAll(/<meta property="og:(?:url|image)" content="([^"]*)"/g)].map(
    ([, address = ""]) => address,
  );
  const ofIslands = props.flatMap((json) => addressesIn(JSON.parse(json)));
  return [...written, ...shared, ...ofIslands]
    .filter((address) => !isSafe(address))
    .map((address) => `an unsafe address: ${address}`);
}

function addressesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "href" && typeof inner === "string" ? [inner] : addressesIn(inner),
  );
}

function isSafe(address: string): boolean {
  return /^(https:\/\/|mailto:|tel:|#|\.\/|data:image\/svg\+xml,)/.test(address);
}

function judgeHeadings(body: string): string[] {
  const pages = body
    .replaceAll(/<template[^]*?<\/template>/g, "")
    .split("data-page-view=")
    .slice(1);
  const counts = pages.map((page) => [...page.matchAll(/<h1[ >]/g)].length);
  return counts.every((count) => count === 1) ? [] : [`main headings a page: ${counts.join(", ")}`];
}

/** What views make; what words with Markdown become; what icons are drawn with. */
const known = new Set(
  [
    "a button dd div dl dt footer form h1 h2 h3 header img input label link main meta nav noscript",
    "option picture script section select span svg table tbody td template textarea th title tr",
    "p ul ol li strong em br wbr bdi",
    "path circle rect line ellipse polyline polygon",
  ].flatMap((names) => names.split(" ")),
);

/** Nothing that an editor writes becomes an element or an attribute. */
function judgeElements(html: string): string[] {
  const bare = html.replaceAll(structuredData, "").replaceAll(/="[^"]*"/g, "");
  const odd = [...bare.matchAll(/<([a-zA-Z][^\s/>]*)([^>]*)>/g)].filter(
    ([, name = "", rest = ""]) =>
      !known.has(name) || /\son\w+/i.test(rest) || (name === "script" && rest !== ""),
  );
  return odd.map(([element]) => `an element that no view makes: ${element}`);
}
