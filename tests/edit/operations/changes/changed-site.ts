// The first site as it was published, and what is edited in it and found again by the comparison.
import { compareContent } from "../../../../src/content/compare/compare.ts";
import type { Change } from "../../../../src/content/edit/change.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import {
  makeStep,
  startHistory,
  type Files,
  type Operation,
} from "../../../../src/edit/model/history.ts";
import { siteTexts } from "../../../fixtures/site-texts.ts";
import { firstSite } from "../../../fixtures/sites.ts";

export const before: Files = siteTexts(firstSite);

export const home = (change: Change): Operation => ({ file: "home.json", change });

export const edited = (files: Files, operations: readonly Operation[]): Files =>
  makeStep(startHistory(files), operations).files;

/** @param media added to the site: it has none */
export const changesIn = (files: Files, media = new Map<string, string>()) =>
  compareContent({ files: before, media: new Map() }, { files, media }, engineVocabulary);
