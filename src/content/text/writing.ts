// What an element says about the language of its text, for browsers and for the site's styles.
import { directionOf, scriptOf } from "./direction.ts";
import { escapeXml } from "./escape-xml.ts";

/** The scripts that have italics. Letters of others are hard to read when a browser slants them. */
const withItalics = /^(Latn|Cyrl|Grek|Armn)$/;

interface Writing {
  lang: string;
  dir: "ltr" | "rtl";
  /** The classes that its styles need, in site/languages.css; undefined for none. */
  className: string | undefined;
}

/** @param language a code such as `en-US` */
export function writingOf(language: string): Writing {
  const dir = directionOf(language);
  const classes = [
    ...(dir === "rtl" ? ["right-to-left"] : []),
    ...(withItalics.test(scriptOf(language)) ? [] : ["upright"]),
  ];
  return { lang: language, dir, className: classes.join(" ") || undefined };
}

/** What a document's `<html>` says, as HTML. Left to right is the default, so it isn't written. */
export function languageAttributes(language: string): string {
  const { lang, dir, className } = writingOf(language);
  const direction = dir === "rtl" ? ' dir="rtl"' : "";
  const classes = className === undefined ? "" : ` class="${className}"`;
  return `lang="${escapeXml(lang)}"${direction}${classes}`;
}
