// What most titles of a site end with, such as " | Ledgerwren".
import { groupBy } from "../../../content/model/group.ts";

const ending = /\s[|·•–—-]\s[^|·•–—]+$/;

/** The ending of a title; undefined if it has none. */
export function endingOf(title: string): string | undefined {
  return ending.exec(title)?.[0];
}

/** The ending that more than half of the titles have. */
export function commonEnding(titles: readonly string[]): string | undefined {
  const endings = titles.flatMap((each) => endingOf(each) ?? []);
  const [most] = [...groupBy(endings, (each) => each)].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length * 2 > titles.length ? most[0] : undefined;
}
