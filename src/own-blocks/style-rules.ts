// Checks and minifies the styles of a site's own type of block: they change nothing but this block.
import { transform } from "lightningcss";
import { filesOf } from "./blocks-folder.ts";
import { checkDeclarations } from "./declarations.ts";
import { atTop, placeAt, wrong, type FoundInFile } from "./found.ts";
import { foreignRules } from "./own-selectors.ts";
import { checkTokens } from "./style-tokens.ts";

interface CheckedStyles {
  /** Minified, in the layer of the blocks. */
  css: string;
  found: FoundInFile[];
}

/** What may be around rules. */
const allowed: ReadonlySet<string> = new Set(
  "style media supports container keyframes nesting nested-declarations ignored".split(" "),
);

export function checkStyles(type: string, text: string): CheckedStyles {
  const file = filesOf(type).styles;
  const found = [...checkDeclarations(file, text), ...checkTokens(file, type, text)];
  const report = (loc: Location, message: string, hint: string) => {
    const place = placeAt(text, loc.line + 1, loc.column);
    found.push(wrong("own-styles", file, place, { message, hint }));
  };
  const notCss = ({ loc }: { loc?: Location }) =>
    wrong("own-styles", file, loc ? placeAt(text, loc.line, loc.column) : atTop, {
      message: "This isn't CSS.",
      hint: "Often a : or ; is missing before it, or a bracket is left open.",
    });
  try {
    const { code, warnings } = transform({
      filename: file,
      code: new TextEncoder().encode(text),
      minify: true,
      // So that all mistakes are found at once.
      errorRecovery: true,
      visitor: {
        StyleSheet({ rules }) {
          for (const { loc } of foreignRules(rules, type)) report(loc, ...forMore(type));
        },
        Rule(rule) {
          if (allowed.has(rule.type) || !("value" in rule)) return;
          // Cast: all rules with a value have a place.
          const { loc } = rule.value as { loc: Location };
          report(loc, "Such a rule can't be here.", atRuleHint);
        },
      },
    });
    found.push(...warnings.map((each) => notCss(each)));
    return { css: `@layer blocks{${new TextDecoder().decode(code)}}`, found };
  } catch (error) {
    // Cast: the parser throws its errors with their place.
    return { css: "", found: [notCss(error as Error & { loc?: Location })] };
  }
}

interface Location {
  line: number;
  column: number;
}

const atRuleHint =
  "Only rules for this block, @media, @supports, @container and @keyframes can. Layer and fonts are the site's.";

const forMore = (type: string) =>
  [
    "This rule is for more than this block.",
    `Begin each selector with .${type}, for example .${type} h3 or .${type}-item, and what follows + or ~, too.`,
  ] as const;
