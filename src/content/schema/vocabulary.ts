// What site.json and pages can consist of, as one value: the engine's schemas, and those of a site's own types of block.
import type { Problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import type { Path } from "../model/path.ts";
import type { OpeningList, OwnBlocks } from "../model/site.ts";
import type { Samples } from "../model/symbols.ts";
import { datedListsIn, openingListsOf } from "./dated-lists.ts";
import { homesIn } from "./home.ts";
import { englishTest } from "./left-in-english.ts";
import { follow, schemaFile, type Node, type Schema, type Schemas } from "./read-schema.ts";
import { sampleTest, sampleWordsIn } from "./sample-texts.ts";
import { problemsBy, type Validator } from "./validate.ts";
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
  /** Finds every deviation of a content file's value from its schema. */
  validate: (file: string, value: unknown) => Problem[];
}

/** What checks the value of site.json, and of a page. */
export type Validators = Readonly<Record<"site" | "page", Validator>>;

/** Nothing is read before it is asked for, so that no command waits for what it doesn't need. */
export function createVocabulary(
  schemas: Schemas,
  validators: Validators,
  ownBlocks?: OwnBlocks,
): Vocabulary {
  const site = once(() => planOfFile(schemas, "site"));
  const page = once(() => planOfFile(schemas, "page"));
  const blocks = once(() => page().properties?.["blocks"]?.items?.variants ?? {});
  const dated = once(() => mapValues(blocks(), datedListsIn));
  const openings = once(() => mapValues(blocks(), openingListsOf));
  const words = once(() => sampleWordsIn(schemas));
  const homes = once(() => homesIn(schemas));
  const former = once(() => formerNamesIn(schemas));
  const isSample = once(() => sampleTest(words()));
  const isEnglish = once(() => englishTest(words()));
  const problemsOf = {
    site: problemsBy(validators.site, homes),
    page: problemsBy(validators.page, homes),
  };
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
    validate: (file, value) => problemsOf[file === siteFile ? "site" : "page"](value),
    isSampleText: (text) => isSample()(text),
    isLeftInEnglish: (text, language) => isEnglish()(text, language),
  };
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

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
