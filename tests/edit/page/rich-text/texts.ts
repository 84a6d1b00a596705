// Formatted texts to read and write: every text in the test sites, and made-up ones of every kind.
import { siteTexts } from "../../../fixtures/site-texts.ts";
import { dentalSite, firstSite, secondSite } from "../../../fixtures/sites.ts";

/** Every text in the fixtures, whatever its field: people might write any of them. */
export function fixtureTexts(): string[] {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  for (const folder of [firstSite, secondSite, dentalSite])
    for (const text of siteTexts(folder).values()) collect(JSON.parse(text));
  return [...texts];
}

export const madeTexts = [
  "",
  "one",
  "one\n\ntwo\n\n\nthree\n",
  "**bold** at the start and the **end**",
  "*a* _b_ __c__ **d** ***e*** **_f_** *g **h** i*",
  "un**believ**able, un*believ*able",
  "(**a**) “**b**” **c**, **d**. **{{facts.phone}}**",
  "[page](page:contact) [**bold** page](page:contact) **[bold](page:contact)**",
  "[{{facts.email}}](mailto:{{facts.email}}) and {{ facts.phone }}",
  '[a price list](media/prices-2025.pdf "title") [b](<media/a b.pdf>)',
  "[a \\[b\\] c](https://a.example/x_(y)_z?a=1&b=*2*)",
  "a@b.example https://a.example/b_c www.a.example <https://q.example> <c@d.example>",
  "new\nline  \nsecond\\\nthird",
  "- a\n- b\n- c",
  "* a\n* b\n\nafter",
  "+ a\n+ b",
  "1. a\n2. b\n3. c",
  "1. a\n1. b",
  "3) a\n4) b",
  "24. Dezember bis 2. Januar",
  "8. Mai\n9. Mai\n12. Mai",
  "1. **Audit**\n\nWe read.\n\n2. **Plan**\n\n3. **Pay**\n4. Later",
  "電話は**{{facts.phone}}**です, **{{facts.phone}}**s",
  "- a\n* b\n- c",
  "1. a\n1) b",
  "- a\n  - b\n    - c\n  - d\n- e",
  "- a\n  second line\n\n  second paragraph\n  - b\n\n    1. c\n    2. d\n- e\nlazy",
  "- - a\n  - b\n- 1. c",
  "-   wide\n-   **signs**\n\n    inside",
  "\\*not bold\\* \\_nor\\_ \\[this\\](page:home) \\<b\\> \\# \\`code\\`",
  "\\- a\n\\1. b\n1\\. c\n\\# d\n\\> e",
  "5 * 3 = 15, a_b_c, [1], C# & D, x < y > z, ~6, 100 %, &amp; &nbsp; a | b",
  "-5 degrees",
  "#1 in town",
  "1.5 million",
  "{file} stays, {{facts.unknown}} too, {{not a fact}}",
  "tab\tbed\u00a0no-break",
  "😀 **😀** [😀](page:home)",
  "line\r\nline\r\n\r\nparagraph",
  "  indented\n  twice  ",
  "- one\n-\n- three",
  "a **b\nc** d",
];
