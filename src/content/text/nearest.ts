// Finds what an author probably meant to write, for "Did you mean …?".

/** How often each letter is in the wanted word. One for all words, because to make one takes longer than to compare. */
const letters = new Int16Array(256);

/**
 * The one candidate that is nearest to `word`, or undefined if none is near enough to suggest.
 * Near means: at most a third of the letters wrong, ignoring capitals.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.floor(Math.max(wanted.length, 3) / 3) + 1;
  letters.fill(0);
  for (let index = 0; index < wanted.length; index++) count(wanted, index, 1);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const written = candidate.toLowerCase();
    if (leastDistance(wanted.length, written) >= bestDistance) continue;
    const distance = editDistance(wanted, written);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The one candidate whose words are all in a text, as a page's name may be in its menu label. */
export function suggestFromWords(text: string, candidates: Iterable<string>): string | undefined {
  const words = new Set(wordsOf(text));
  const named = [...candidates].filter((name) => wordsOf(name).every((word) => words.has(word)));
  return named.length === 1 ? named[0] : undefined;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The file that was probably meant, ignoring folders before its name. */
export function suggestFile(written: string, files: Iterable<string>): string | undefined {
  const byName = new Map(Array.from(files, (file) => [fileName(file), file]));
  const meant = suggest(fileName(written), byName.keys());
  return meant === undefined ? undefined : byName.get(meant);
}

/** A file name without folders. */
export function fileName(path: string): string {
  return path.replace(/^.*[/\\]/s, "");
}

/** A lower bound for the difference of two words, from their letters: quick, and enough for most. */
function leastDistance(length: number, word: string): number {
  let extra = 0;
  for (let index = 0; index < word.length; index++) if (count(word, index, -1) < 0) extra++;
  for (let index = 0; index < word.length; index++) count(word, index, 1);
  return Math.max(extra, length - (word.length - extra));
}

/** Letters in the same bucket make words look nearer than they are, never farther. */
function count(word: string, index: number, by: number): number {
  const bucket = word.charCodeAt(index) & 255;
  const now = (letters[bucket] ?? 0) + by;
  letters[bucket] = now;
  return now;
}

/** The candidate that is near, if it is the only one. */
export function onlySuggestion(word: string, candidates: readonly string[]): string | undefined {
  const near = candidates.filter((candidate) => suggest(word, [candidate]) !== undefined);
  return near.length === 1 ? near[0] : undefined;
}

/** How many letters must be added, removed, changed or swapped with their neighbor (optimal string alignment). */
export function editDistance(wordA: string, wordB: string): number {
  // A common beginning or end costs nothing, and names in one list often share most of it.
  const start = commonLength(wordA, wordB, (word, index) => word[index]);
  const [restA, restB] = [wordA.slice(start), wordB.slice(start)];
  const end = commonLength(restA, restB, (word, index) => word[word.length - 1 - index]);
  const a = restA.slice(0, restA.length - end);
  const b = restB.slice(0, restB.length - end);
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + change,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(distance);
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length] ?? 0;
}

function commonLength(
  a: string,
  b: string,
  letter: (word: string, index: number) => string | undefined,
): number {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && letter(a, length) === letter(b, length)) length++;
  return length;
}
