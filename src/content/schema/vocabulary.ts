// What site.json and pages can consist of, as one value: the engine's schemas, and those of a site's own types of block.
import type { DefinedError } from "ajv/dist/2020.js";
import { siteFile } from "../model/input.ts";
import { once, onceWhileSame } from "../model/once.ts";
import type { Path } from "../model/path.ts";
import type { OpeningList, OwnBlocks } from "../model/site.ts";
import type { Samples } from "../model/symbols.ts";
import { createTranslations, type Translations } from "../translations/known-translations.ts";
import { datedListsIn, openingListsOf } from "./dated-lists.ts";
import { follow, schemaFile, type Node, type Schema, type Schemas } from "./read-schema.ts";
import { sampleTest, sampleTextsIn } from "./sample-texts.ts";
import type { Validator } from "./validator.ts";
import { planOfFile, type Plan } from "./walk.ts";

export interface Vocabulary extends Samples {
  /** By their path in schema/. */
  schemas: Schemas;
  /**
   * The schema of a file in schema/.
   * @throws if there is no such file
   */
  schemaFile: (file: string) => Node;
  /** The schema of a content file: of site.json, or of any page. */
  schemaOf: (file: string) => Node;
  /** Follows a schema of a file in schema/ until it is no longer a reference. */
  follow: (schema: Schema, file: string) => Node;
  /** A block of any type. */
  block: Node;
  /** The plan to walk any page with. */
  pagePlan: Plan;
  /** The plan to walk a content file with. */
  planOf: (file: string) => Plan;
  /** The plan of each type of block, in the order that they are listed in. */
  blockPlans: Readonly<Record<string, Plan>>;
  /** The lists in each type of block whose items may have a first and a last day. */
  datedLists: Readonly<Record<string, readonly Path[]>>;
  /** The lists in each type of block whose items can be job openings. */
  openingLists: Readonly<Record<string, readonly OpeningList[]>>;
  /** All names that fields had in earlier versions, in quotes. */
  formerNames: readonly string[];
  /** How the site's own types of block look; undefined if there are none. */
  ownBlocks: OwnBlocks | undefined;
  /** What samples say in other languages. */
  translations: Translations;
  /** Every deviation of a content file's value from its schema, as ajv reports it: see `problemsIn` for words. */
  errorsIn: (file: string, value: unknown) => readonly DefinedError[];
}

/** What checks the value of site.json, and of a page. */
export type Validators = Readonly<Record<"site" | "page", Validator>>;

/** What a vocabulary has besides its schemas. */
interface Beside {
  ownBlocks?: OwnBlocks;
  /** Without them, samples are in English until a translation is added. */
  translations?: Translations;
}

/** Nothing is read before it is asked for, so that no command waits for what it doesn't need. */
export function createVocabulary(
  schemas: Schemas,
  validators: Validators,
  { ownBlocks, translations = createTranslations() }: Beside = {},
): Vocabulary {
  const site = once(() => planOfFile(schemas, "site"));
  const page = once(() => planOfFile(schemas, "page"));
  const blocks = once(() => page().properties?.["blocks"]?.items?.variants ?? {});
  const dated = once(() => mapValues(blocks(), datedListsIn));
  const openings = once(() => mapValues(blocks(), openingListsOf));
  const former = once(() => formerNamesIn(schemas));
  const isSample = oncePer(translations.known, (known) =>
    sampleTest(sampleTextsIn(schemas, known)),
  );
  const isEnglish = oncePer(translations.known, (known) => known?.testForEnglish(isSample()));
  const schemaOf = (file: string) =>
    schemaFile(schemas, file === siteFile ? "site.schema.json" : "page.schema.json");
  return {
    schemas,
    schemaFile: (file) => schemaFile(schemas, file),
    schemaOf,
    follow: (schema, file) => follow(schema, { schemas, file }),
    get block() {
      const top = schemaFile(schemas, "page.schema.json");
      return follow(top.schema.properties?.["blocks"]?.items ?? {}, top);
    },
    get pagePlan() {
      return page();
    },
    planOf: (file) => (file === siteFile ? site() : page()),
    get blockPlans() {
      return blocks();
    },
    get datedLists() {
      return dated();
    },
    get openingLists() {
      return openings();
    },
    get formerNames() {
      return former();
    },
    ownBlocks,
    translations,
    errorsIn: (file, value) => {
      const validate = validators[file === siteFile ? "site" : "page"];
      return validate(value) ? [] : (validate.errors ?? []);
    },
    isSampleText: (text) => isSample()(text),
    isLeftInEnglish: (text, language) => isEnglish()?.(text, language) ?? false,
  };
}

/** Computes a value again only if what it is computed from has changed. */
function oncePer<From, To>(from: () => From, compute: (from: From) => To): () => To {
  const computeOnce = onceWhileSame(compute);
  return () => computeOnce(from());
}

function formerNamesIn(schemas: Schemas): string[] {
  const lists = JSON.stringify(schemas).matchAll(/(?<="formerly":\[)[^\]]+/g);
  return Array.from(lists, String).flatMap((names) => names.split(","));
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  of: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, of(value)]));
}
