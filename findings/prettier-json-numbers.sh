#!/bin/sh
# prettier 3.10.1 rewrites how numbers are written in JSON, as it does in JavaScript, with its parser for .json files, but
# not with json-stringify, which it uses for package.json: a plus in an exponent, capital letters and zeros at the end go.
# Valid input: a JSON list of numbers. A value that JSON.stringify has written, such as 1e+21, isn't as prettier writes it.
# With an exponent, a zero at the end stays.
# Seen:
#   1e+21: json 1e21, json-stringify 1e+21
#   1.50: json 1.5, json-stringify 1.50
#   1E5: json 1e5, json-stringify 1E5
#   1.0e10: json 1.0e10, json-stringify 1.0e10
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund prettier@3.10.1 >/dev/null
cat >run.mjs <<'JS'
import { format } from "prettier";
for (const number of ["1e+21", "1.50", "1E5", "1.0e10"]) {
  const written = async (parser) => (await format(`[${number}]`, { parser })).replace(/[\s[\]]/g, "");
  console.log(`${number}: json ${await written("json")}, json-stringify ${await written("json-stringify")}`);
}
JS
node run.mjs | tee seen
cat >expected <<'TEXT'
1e+21: json 1e21, json-stringify 1e+21
1.50: json 1.5, json-stringify 1.50
1E5: json 1e5, json-stringify 1E5
1.0e10: json 1.0e10, json-stringify 1.0e10
TEXT
cmp seen expected
