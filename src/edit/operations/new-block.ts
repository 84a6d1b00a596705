// Makes a new block from a schema's sample, fitted to the site, and with a template for a form's email.
import type { Json } from "../../content/model/json.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Say } from "../../content/translations/translation.ts";
import type { Files, Operation } from "../model/history.ts";
import { valueTitle } from "../schema/node-at.ts";
import { samplesOf, type Sample } from "../schema/samples.ts";
import { ownSample } from "./own-sample.ts";
import { withTemplate } from "./questions/new-form.ts";

/** A block that can be added. */
export interface BlockSample extends Sample {
  /** What it is called on the page. */
  name: string;
}

/** Samples of each type of block. */
export function blockSamples({ block }: Vocabulary, say: Say): BlockSample[] {
  return samplesOf(block, say).map((sample) => ({
    ...sample,
    name: valueTitle(block, sample.value) ?? sample.label,
  }));
}

export interface NewBlock {
  block: Json;
  /** What site.json needs for it. */
  operations: Operation[];
}

/** @param sample a value of `blockSamples` @param language of the page that it is added to */
export function newBlock(
  vocabulary: Vocabulary,
  files: Files,
  sample: Json,
  language: string,
): NewBlock {
  const own = ownSample(vocabulary, files, vocabulary.block, sample, language);
  return withTemplate(files, own);
}
