// Makes a new block from a schema's sample, fitted to the site, and with a template for a form's email.
import type { Json } from "../../content/model/json.ts";
import { follow, schemaFile } from "../../content/schema/read-schema.ts";
import type { Files, Operation } from "../model/history.ts";
import { valueTitle } from "../schema/node-at.ts";
import { samplesOf } from "../schema/samples.ts";
import { ownSample } from "./own-sample.ts";
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
  return withTemplate(files, ownSample(files, blockSchema, sample));
}
