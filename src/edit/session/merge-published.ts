// Merges what others have published with what is edited here.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { mergeTheirs, type Merged } from "./merge-files.ts";
import type { Files } from "../model/history.ts";
import type { PublishAnswer, TheirFile } from "../../store/store.ts";

export type Overtaken = Extract<PublishAnswer, { is: "overtaken" }>;

/** A file that was published meanwhile, merged with the edited one. */
export interface TheirChange extends Merged {
  by: TheirFile["by"];
  /** The name that the file gets; empty if it was only renamed here. */
  news: readonly string[];
}

/** @param mine the edited files */
export function mergePublished(
  vocabulary: Vocabulary,
  mine: Files,
  { files, before }: Overtaken,
): TheirChange[] {
  const changers = new Map(files.map(({ name, by }) => [name, by]));
  return mergeTheirs(vocabulary, mine, new Map(Object.entries(before)), files).flatMap((each) => {
    const { names, texts } = each;
    // Of a page that both have removed, there is nothing to say.
    if ((texts.mine ?? texts.theirs) === undefined) return [];
    const isTheirs = texts.theirs !== texts.base || names.theirs !== names.base;
    return { ...each, news: isTheirs ? [each.kept] : [], by: changers.get(names.theirs) ?? [] };
  });
}
