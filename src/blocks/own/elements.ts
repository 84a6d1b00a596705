// The HTML that a view of a site's own may make: what holds text, and drawings. Pictures, buttons and forms are the
// engine's, because they need addresses, scripts or rules of the page's policy.

/** What every element may have, besides attributes that begin with `aria-` or `data-`. */
export const commonAttributes = [
  "className",
  "id",
  "lang",
  "dir",
  "hidden",
  "title",
  "role",
] as const;

const drawn = ["fill", "stroke", "strokeWidth", "strokeLinecap", "strokeLinejoin", "transform"];

/** Each element, and the attributes that only it has. */
export const elements: Readonly<Record<string, readonly string[]>> = {
  ...named("abbr address article aside b bdi bdo br caption cite code dd dfn div dl dt em"),
  ...named(
    "figcaption figure h2 h3 h4 h5 h6 header footer hr i kbd mark p pre s samp section small",
  ),
  ...named("span strong sub summary sup table tbody tfoot thead tr u ul var wbr"),
  a: ["href", "rel", "hrefLang"],
  blockquote: ["cite"],
  col: ["span"],
  colgroup: ["span"],
  data: ["value"],
  del: ["dateTime"],
  details: ["open", "name"],
  ins: ["dateTime"],
  li: ["value"],
  meter: ["value", "min", "max", "low", "high", "optimum"],
  ol: ["start", "reversed", "type"],
  progress: ["value", "max"],
  q: ["cite"],
  td: ["colSpan", "rowSpan", "headers"],
  th: ["colSpan", "rowSpan", "headers", "scope"],
  time: ["dateTime"],
  svg: ["viewBox", "width", "height", ...drawn],
  g: drawn,
  path: ["d", ...drawn],
  circle: ["cx", "cy", "r", ...drawn],
  ellipse: ["cx", "cy", "rx", "ry", ...drawn],
  line: ["x1", "x2", "y1", "y2", ...drawn],
  polygon: ["points", ...drawn],
  polyline: ["points", ...drawn],
  rect: ["x", "y", "width", "height", "rx", "ry", ...drawn],
};

function named(names: string): Record<string, readonly string[]> {
  return Object.fromEntries(names.split(" ").map((name) => [name, []]));
}
