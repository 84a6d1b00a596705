// Fits a sample to the site that it is added to: its pages, ids, mail templates, facts and days of the week.
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import { pageOfLink } from "../../content/model/linked-page.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files } from "../model/history.ts";
import { pageIn } from "../model/location.ts";
import { factsIn } from "../model/read-facts.ts";
import { fileValue } from "../model/read-json.ts";
import { wordsOfTitle } from "./pages/title-label.ts";
import { fitSample } from "../schema/samples.ts";
import { withOtherLanguage } from "./other-language.ts";
import { ownFact } from "./own-fact.ts";
import { withOwnDays } from "./own-days.ts";
import { idsOnSite } from "./pages/ids.ts";
import { withSiteHours } from "./site-hours.ts";
import { withUsualFacts } from "./usual-facts.ts";

/** @param node what the sample is of @param language of the text around it, see `languageAt` */
export function ownSample(
  vocabulary: Vocabulary,
  files: Files,
  node: Node,
  sample: Json,
  language: string,
): Json {
  const templates = valueAt(fileValue(files, siteFile), ["mail", "templates"]);
  const usual = withUsualFacts(files, node, withOtherLanguage(files, withSiteHours(files, sample)));
  const fitted = fitSample(node, withOwnDays(language, withOwnFacts(files, usual)), {
    templates: isFields(templates) ? Object.keys(templates) : [],
    pages: [...files.keys()].flatMap((name) => pageIn(name) ?? []),
    ids: new Set(idsOnSite(vocabulary, files).map(({ id }) => id)),
  });
  const isLink = node.definition === "parts.schema.json#link";
  return isLink ? withPageTitle(files, sample, fitted) : fitted;
}

/** A link to another page than the sample's is called as that page is. */
function withPageTitle(files: Files, sample: Json, fitted: Json): Json {
  if (!isFields(sample) || !isFields(fitted)) return fitted;
  const page = pageOfLink(fitted);
  if (page === undefined || page === pageOfLink(sample)) return fitted;
  const title = valueAt(fileValue(files, `${page}.json`), ["title"]);
  return typeof title === "string" ? { ...fitted, label: wordsOfTitle(title) } : fitted;
}

/** The facts that samples use. */
const usedFacts = ["phone", "email"];

/** Replaces the facts in a sample by those of the site that are alike. */
function withOwnFacts(files: Files, sample: Json): Json {
  const facts = factsIn(files);
  let text = JSON.stringify(sample);
  for (const name of usedFacts)
    text = text.replaceAll(`{{facts.${name}}}`, `{{facts.${ownFact(facts, name) ?? name}}}`);
  // Cast: it was JSON.
  return JSON.parse(text) as Json;
}
