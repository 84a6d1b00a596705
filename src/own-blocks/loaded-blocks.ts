// What the folder `blocks/` of a site gives, and what a site without one has.
import type { Finding } from "../content/diagnostics/finding.ts";
import type { ContentInput } from "../content/model/input.ts";
import { engineVocabulary } from "../content/schema/engine-vocabulary.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";
import type { BlocksFolder } from "./blocks-folder.ts";

export interface LoadedBlocks {
  /** What content can consist of; without the site's own types while one of them has an error. */
  vocabulary: Vocabulary;
  /** Their files; undefined if there is no such type. */
  folder: BlocksFolder | undefined;
  /** What is wrong with them, whatever the content is. */
  findings: readonly Finding[];
  /**
   * What shows only when they are drawn: their samples, and their blocks in content.
   * @param isSound false for content with errors, which a view may fail for
   */
  tryOn: (input: ContentInput, isSound: boolean) => Finding[];
  /** The compiled module, for browsers; undefined if there is none. */
  module: { name: string; text: string } | undefined;
  /** True if they can't be compiled only because the compiler isn't installed. */
  lacksCompiler?: boolean;
}

/** The text of each of their files, by the name that messages use. */
export const textsOf = ({ folder }: LoadedBlocks): Map<string, string> =>
  new Map([...(folder?.files ?? [])].map(([name, text]) => [folder?.shown(name) ?? name, text]));

export const noBlocks: LoadedBlocks = {
  vocabulary: engineVocabulary,
  folder: undefined,
  findings: [],
  tryOn: () => [],
  module: undefined,
};
