// Texts that run a script wherever one is written unescaped. Each logs its own number to the console.

export interface Payload {
  id: number;
  text: string;
}

/** Code that a payload runs; `executions.ts` listens for it. It needs no quotes. */
const canary = (id: number): string => `canary-${id}`;
const code = (id: number): string => `console.log(/${canary(id)}/.source)`;

/** Closes the contexts that a text may be written in. */
const ends = [
  "",
  '">',
  "'>",
  "</title>",
  "</style>",
  "</script>",
  "</textarea></select></option>",
  "</noscript></template></iframe>",
  "-->",
  "]]>",
  '\\"</script>',
  "`${'</p>'}`",
];

const markup: ((js: string) => string)[] = [
  (js) => `<script>${js}</script>`,
  (js) => `<script type=module>${js}</script>`,
  (js) => `<img src=x onerror=${js}>`,
  (js) => `<svg onload=${js}>`,
  (js) => `<svg><script>${js}</script></svg>`,
  (js) => `<math><mtext><style><img src=x onerror=${js}></style></mtext></math>`,
  (js) => `<iframe srcdoc="<script>${js}</script>"></iframe>`,
  (js) => `<iframe src=javascript:${js}></iframe>`,
  (js) => `<object data=javascript:${js}></object>`,
  (js) => `<embed src=javascript:${js}>`,
  (js) => `<input autofocus onfocus=${js}>`,
  (js) => `<details open ontoggle=${js}>x</details>`,
  (js) => `<video><source onerror=${js}></video>`,
  (js) => `<audio src=x onerror=${js}></audio>`,
  (js) => `<link rel=stylesheet href=x onerror=${js}>`,
  (js) => `<style onload=${js}></style>`,
  (js) => `<body onpageshow=${js}>`,
  (js) => `<marquee onstart=${js}>x</marquee>`,
  (js) => `<svg><animate attributeName=x dur=1s onbegin=${js}></svg>`,
  (js) => `<meta http-equiv=refresh content="0;url=javascript:${js}">`,
  (js) => `<template shadowrootmode=open><img src=x onerror=${js}></template>`,
  (js) => `<p style=animation:x onanimationstart=${js}><style>@keyframes x{}</style>`,
];

/** Payloads without a new element: attributes, addresses, templates, Markdown, and double decoding. */
const others: ((js: string) => string)[] = [
  (js) => `" autofocus onfocus="${js}`,
  (js) => `' autofocus onfocus='${js}`,
  (js) => `" onload="${js}" x="`,
  (js) => `x onerror=${js} autofocus onfocus=${js}`,
  (js) => `javascript:${js}`,
  (js) => ` java\tscript:${js}`,
  (js) => `JaVaScRiPt:${js}//https://a.example`,
  (js) => `data:text/html,<script>${js}</script>`,
  (js) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${js}"/>`,
  (js) => `[words](javascript:${js})`,
  (js) => `[words](<javascript:${js}>)`,
  (js) => `[words](data:text/html,<script>${js}</script>)`,
  (js) => `![words](x" onerror="${js})`,
  (js) => `<javascript:${js}>`,
  (js) => `[words]: javascript:${js}`,
  (js) => `**<img src=x onerror=${js}>**`,
  (js) => `\`<img src=x onerror=${js}>\``,
  (js) => `{{constructor.constructor('${js}')()}}`,
  (js) => `\${${js}}`,
  (js) => `";${js};"`,
  (js) => `';${js};'`,
  (js) => `\\u003cscript>${js}\\u003c/script>`,
  (js) => `&lt;script&gt;${js}&lt;/script&gt;`,
  (js) => `&#60;img src=x onerror=${js}&#62;`,
  (js) => `%3Cscript%3E${js}%3C/script%3E`,
  (js) => `\u2028${js}//`,
  (js) => `x}</style><img src=x onerror=${js}>`,
  (js) => `x;background:url(javascript:${js})`,
  (js) => `$&<img src=x onerror=${js}>$'`,
  (js) => `<!--head--><script>${js}</script><!--body-->`,
  (js) => `<a href=javascript:${js} autofocus>x</a>`,
  (js) => `<form action=javascript:${js}><button autofocus>x</button></form>`,
  (js) => `<base href=javascript:${js}//>`,
  (js) => `<noscript><p title="</noscript><img src=x onerror=${js}>"></noscript>`,
  (js) => `<xmp><p title="</xmp><img src=x onerror=${js}>">`,
  (js) => `<svg><title><img src=x onerror=${js}></title></svg>`,
];

/** At least 300. */
export const payloads: readonly Payload[] = [
  ...others,
  ...ends.flatMap((end) => markup.map((write) => (js: string) => end + write(js))),
].map((write, id) => ({ id, text: write(code(id)) }));

/** In this order: the end of an attribute, and of each element that holds only text. */
const narrow = ['">', "'>", "</title>", "</style>", "</script>"];

/** One after each of these ends, so that it breaks out of any context; different for each number. */
export function breakouts(at: number): Payload[] {
  return narrow.flatMap(
    (end) =>
      payloads[others.length + ends.indexOf(end) * markup.length + (at % markup.length)] ?? [],
  );
}

/** The number of the first payload in a picture. */
export const firstPicture = payloads.length;

/** Files for media, each with a script that runs when it is opened by its address: name -> content. */
export function pictures(from: number): Map<string, string | Uint8Array> {
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
  const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';
  const drawings: ((js: string) => string)[] = [
    (js) => `<svg ${xmlns}><script>${js}</script></svg>`,
    (js) => `<svg ${xmlns} onload="${js}"/>`,
    (js) => `<svg ${xmlns}><script href="data:text/javascript,${js}"/></svg>`,
    (js) => `<svg ${xmlns}><image href="x" onerror="${js}"/></svg>`,
    (js) => `<svg ${xmlns}><animate attributeName="x" dur="1s" onbegin="${js}"/></svg>`,
    (js) =>
      `<svg ${xmlns}><foreignObject><img ${xhtml} src="x" onerror="${js}"/></foreignObject></svg>`,
    (js) =>
      `<svg ${xmlns}><foreignObject><iframe ${xhtml} src="javascript:${js}"/></foreignObject></svg>`,
    (js) => `<svg ${xmlns}><x:script xmlns:x="http://www.w3.org/1999/xhtml">${js}</x:script></svg>`,
    (js) => `<!DOCTYPE svg [<!ENTITY x "&#60;script>${js}&#60;/script>">]><svg ${xmlns}>&x;</svg>`,
    (js) => `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${js}">]><svg ${xmlns}/>`,
    (js) => `<?xml version="1.0" encoding="UTF-16"?><svg ${xmlns}><script>${js}</script></svg>`,
    (js) => `<!--${"x".repeat(20_000)}--><svg ${xmlns}><script>${js}</script></svg>`,
    (js) =>
      `<?xml-stylesheet type="text/xsl" href="#x"?><svg ${xmlns} id="x"><script>${js}</script></svg>`,
  ];
  const hidden = (js: string) =>
    `<?xml version="1.0" encoding="Shift_JIS"?><svg ${xmlns}><g id="\x81" x="><script>${js}</script><g y=""/></g></svg>`;
  const files = new Map<string, string | Uint8Array>();
  let id = from;
  for (const write of drawings) files.set(`drawing-${id}.svg`, write(code(id++)));
  files.set(`drawing-${id}.svg`, Buffer.from(hidden(code(id++)), "latin1"));
  for (const end of ["html", "htm", "xhtml", "xml", "svgz", "png", "pdf", "json", "mht", "hta"])
    files.set(`page-${id}.${end}`, `<html ${xhtml}><script>${code(id++)}</script></html>`);
  files.set(`script-${id}.js`, code(id++));
  return files;
}

/** Without a slash. */
const shortCode = (id: number): string => `console.log\`${canary(id)}\``;

/** Payloads that a file can be named, though not on Windows. */
export const fileNames: readonly string[] = payloads
  .map(({ id, text }) => text.replaceAll(code(id), shortCode(id)))
  .filter((name) => !/[/\0\t]|^ /.test(name) && name.length < 120);

/** Payloads that git accepts as a branch name (`git check-ref-format`): in HTML, a slash separates attributes too. */
export const branchNames: readonly string[] = payloads
  .map(({ id, text }) => text.replaceAll(code(id), shortCode(id)).replaceAll(/\s+/g, "/"))
  .filter((name) => !/[\s~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock|^[/.-]|[/.]$|\p{C}/u.test(name));
