// What an element says about the language of its text, for browsers and for the site's styles.
import { directionOf, scriptOf } from "./direction.ts";
import { escapeXml } from "./escape-xml.ts";

/** The scripts that have italics. Letters of others are hard to read when a browser slants them. */
const withItalics = /^(Latn|Cyrl|Grek|Armn)$/;

/** The languages whose words nearly always fit into a line of their own. */
const shortWords = /^(en|vi)(-|$)/;

interface Writing {
  lang: string;
  dir: "ltr" | "rtl";
  /** The classes that its styles need, in site/languages.css; undefined for none. */
  className: string | undefined;
}

/** @param language a code such as `en-US` */
export function writingOf(language: string): Writing {
  return { lang: language, dir: directionOf(language), className: classesFor(language) };
}

function classesFor(language: string): string | undefined {
  const script = scriptOf(language);
  if (script === undefined) return undefined;
  const hasItalics = withItalics.test(script);
  const classes = [
    ...(directionOf(language) === "rtl" ? ["right-to-left"] : []),
    ...(hasItalics ? [] : ["upright"]),
    ...(hasItalics && !shortWords.test(language) ? ["long-words"] : []),
    ...(script === "Jpan" ? ["phrases"] : []),
  ];
  return classes.join(" ") || undefined;
}

/**
 * What an element around a text in another language says, as attributes for React. Its direction is always written,
 * because the text around it may run in the other one.
 * @param className the classes that it has anyway
 * @param language undefined for a text in the language around it
 */
export function languageProps(className: string, language: string | undefined) {
  if (language === undefined) return { className };
  const { className: own, ...props } = writingOf(language);
  return { ...props, className: own === undefined ? className : `${className} ${own}` };
}

/**
 * The attributes of an element with words in one language within a text in another; nothing if both are the same, or if
 * the one around isn't a language, which the check reports.
 */
export function languageWithin(
  language: string,
  around: string,
): Pick<Writing, "lang" | "dir"> | undefined {
  if (language === around || scriptOf(around) === undefined) return undefined;
  const { lang, dir } = writingOf(language);
  return { lang, dir };
}

/** What a document's `<html>` says, as HTML. Left to right is the default, so it isn't written. */
export function languageAttributes(language: string): string {
  const { lang, dir, className } = writingOf(language);
  const direction = dir === "rtl" ? ' dir="rtl"' : "";
  const classes = className === undefined ? "" : ` class="${className}"`;
  return `lang="${escapeXml(lang)}"${direction}${classes}`;
}
