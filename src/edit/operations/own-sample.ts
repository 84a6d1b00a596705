// Fits a sample to the site that it is added to: its pages, ids, mail templates, facts and days of the week.
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { isEmail } from "../../content/text/address.ts";
import { isPhone } from "../../content/text/phone.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files } from "../model/history.ts";
import { pageIn } from "../model/location.ts";
import { factsIn } from "../model/read-facts.ts";
import { fileValue } from "../model/read-json.ts";
import { fitSample } from "../schema/samples.ts";
import { withOwnDays } from "./own-days.ts";
import { idsOnSite } from "./pages/ids.ts";

/** @param node what the sample is of */
export function ownSample(vocabulary: Vocabulary, files: Files, node: Node, sample: Json): Json {
  const templates = valueAt(fileValue(files, siteFile), ["mail", "templates"]);
  return fitSample(node, withOwnDays(files, withOwnFacts(files, sample)), {
    templates: isFields(templates) ? Object.keys(templates) : [],
    pages: [...files.keys()].flatMap((name) => pageIn(name) ?? []),
    ids: new Set(idsOnSite(vocabulary, files).map(({ id }) => id)),
  });
}

/** The facts that samples use, and what the value of such a fact is. */
const usedFacts = { phone: isPhone, email: isEmail };

/** Replaces the facts in a sample by those of the site that are alike, whatever they are called. */
function withOwnFacts(files: Files, sample: Json): Json {
  const facts = factsIn(files);
  let text = JSON.stringify(sample);
  for (const [name, isAlike] of Object.entries(usedFacts)) {
    const own = Object.keys(facts).find((each) => isAlike(facts[each] ?? ""));
    if (name in facts || own === undefined) continue;
    text = text.replaceAll(`{{facts.${name}}}`, `{{facts.${own}}}`);
  }
  // Cast: it was JSON.
  return JSON.parse(text) as Json;
}
