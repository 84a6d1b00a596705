// The first site with every type of form field, plus a page with every type of block.
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fitSample, samplesOf } from "../../src/edit/schema/samples.ts";
import { writeEveryField } from "../fixtures/every-field.ts";
import { firstSiteFiles } from "../fixtures/sites.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { asWritten } from "../../src/content/translations/translation.ts";

const video = "media/brushing.webm";

/** The editor asks for the file of a new video and the day of a new event. */
const withAnswers = (blocks: string): string =>
  blocks.replace("media/video.mp4", video).replace('"firstDay":""', '"firstDay":"2031-05-02"');

/** Writes a site without errors. */
export async function writeEveryBlock(folder: string): Promise<void> {
  await writeEveryField(folder);
  const page = engineVocabulary.schemaFile("page.schema.json");
  const block = engineVocabulary.follow(page.schema.properties?.["blocks"]?.items ?? {}, page.file);
  const templates = Object.keys(firstSiteFiles.site.mail.templates);
  const named = { pages: ["home"], templates, ids: new Set<string>() };
  const blocks = samplesOf(block, asWritten)
    .map(({ value }) => fitSample(block, value, named))
    // A page has only one opening, and this one has the home page's already.
    .filter((each) => !JSON.stringify(each).includes('"type":"form"'));
  const text = JSON.stringify({ title: "Every block", description: "One of each.", blocks });
  await copyFile(`tests/fixtures/dental/${video}`, join(folder, video));
  await writeFile(join(folder, "every-block.json"), withAnswers(text));
}
