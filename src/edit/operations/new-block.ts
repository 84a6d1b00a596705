// Makes a new block from a schema's sample: with the site's own pages and ids, and with a template for a form's email.
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import { follow, schemaFile } from "../../content/schema/read-schema.ts";
import { isEmail } from "../../content/text/address.ts";
import { isPhone } from "../../content/text/phone.ts";
import type { Files, Operation } from "../model/history.ts";
import { pageIn } from "../model/location.ts";
import { factsIn } from "../model/read-facts.ts";
import { fileValue } from "../model/read-json.ts";
import { valueTitle } from "../schema/node-at.ts";
import { fitSample, samplesOf } from "../schema/samples.ts";
import { withOwnDays } from "./own-days.ts";
import { idsOnSite } from "./pages/ids.ts";
import { withTemplate } from "./questions/new-form.ts";

const page = schemaFile("page.schema.json");
const blockSchema = follow(page.schema.properties?.["blocks"]?.items ?? {}, page.file);

/** Samples of each type of block, under the names that the blocks have on the page. */
export const blockSamples = samplesOf(blockSchema).map((sample) => ({
  ...sample,
  name: valueTitle(blockSchema, sample.value) ?? sample.label,
}));

export interface NewBlock {
  block: Json;
  /** What site.json needs for it. */
  operations: Operation[];
}

/** @param sample a value of `blockSamples` */
export function newBlock(files: Files, sample: Json): NewBlock {
  const templates = valueAt(fileValue(files, siteFile), ["mail", "templates"]);
  const block = fitSample(blockSchema, withOwnDays(files, withOwnFacts(files, sample)), {
    templates: isFields(templates) ? Object.keys(templates) : [],
    pages: [...files.keys()].flatMap((name) => pageIn(name) ?? []),
    ids: new Set(idsOnSite(files).map(({ id }) => id)),
  });
  return withTemplate(files, block);
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
