// Fits the sample of a site in another language to the site that links to it.
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import { withoutCountry } from "../../content/model/language.ts";
import { siblingsIn } from "../../content/model/siblings.ts";
import { builtInLanguages } from "../../content/resolve/complete-wording.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import type { Files } from "../model/history.ts";
import { fileValue } from "../model/read-json.ts";

/** @returns the sample in a language that the site isn't in and has no link to yet, at an address below the site's own */
export function withOtherLanguage(files: Files, sample: Json): Json {
  if (!isFields(sample) || !("language" in sample && "url" in sample)) return sample;
  const site = fileValue(files, siteFile);
  const linked = siblingsIn(site).map(({ language }) => language);
  const taken = [siteLanguage(site), ...linked].map((language) => withoutCountry(String(language)));
  const language = builtInLanguages.find((each) => !taken.includes(each)) ?? "";
  const url = String(valueAt(site, ["url"])).replace(/\/*$/, "/");
  return { ...sample, language, url: language && `${url}${language}/` };
}
