#!/usr/bin/env bash
# jsdiff 9.0.0: `diffWordsWithSpace` takes no notice of `intlSegmenter`, which `diffWords` uses.
#
# By itself, it knows letters only up to U+02FF (Latin). In Greek, Cyrillic, Arabic or Hindi each letter is a word of its
# own, so one changed word is reported as several changes within it. With a segmenter, `diffWords` reports the word;
# `diffWordsWithSpace` with the same segmenter still reports letters. A comparison that must keep spaces needs
# `diffArrays` over the segments.
#
# Output seen for "до пятницы" -> "до субботы", diffWordsWithSpace with the segmenter:
#   ["=до ","-пя","+суббо","=т","-ниц","=ы"]
# and how many pieces are reported as changed by diffWordsWithSpace, the same with the segmenter, diffWords with the
# segmenter, and diffArrays over the segments:
#   3 3 2 2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund diff@9.0.0
cat > run.mjs <<'JS'
import { diffArrays, diffWords, diffWordsWithSpace } from "diff";
const intlSegmenter = new Intl.Segmenter("ru", { granularity: "word" });
const [before, after] = ["до пятницы", "до субботы"];
const changed = (parts) => parts.filter(({ added, removed }) => added || removed).length;
const segments = (text) => Array.from(intlSegmenter.segment(text), ({ segment }) => segment);
const counts = [
  changed(diffWordsWithSpace(before, after)),
  changed(diffWordsWithSpace(before, after, { intlSegmenter })),
  changed(diffWords(before, after, { intlSegmenter })),
  changed(diffArrays(segments(before), segments(after))),
];
console.log(JSON.stringify(diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }) => (added ? "+" : removed ? "-" : "=") + value)));
console.log(counts.join(" "));
process.exit(counts[0] > 2 && counts[1] === counts[0] && counts[2] === 2 && counts[3] === 2 ? 0 : 1);
JS
node run.mjs
