// A site in which no name stands for anything, for tests of one phase alone.
import type { SymbolTable } from "../../src/content/model/symbols.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

export const noSymbols: SymbolTable = {
  samples: engineVocabulary,
  original: undefined,
  language: "en",
  facts: {},
  contacts: [],
  pages: new Set(),
  drafts: new Set(),
  sections: new Map(),
  icons: {},
  media: new Map(),
  measured: new Map(),
  resizingHosts: new Map(),
  templates: {},
  hasAddress: true,
  hasHours: true,
  hasGallery: true,
};
