#!/usr/bin/env bash
# lightningcss 1.33.0: in a visitor, a rule's `loc` counts lines from 0, and that of a `url()` from 1, as errors do.
#
# Columns count from 1 in all of them. A tool that reports places in a stylesheet has to add 1 to the line of a rule, and
# nothing to the line of a url().
#
# Output seen for a stylesheet with a rule in its first line, and in its second a rule with a url() (line:column):
#   style 0:1
#   style 1:1
#   url 2:18
# and for a third line that ends too soon, of the error:
#   error 3:12
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat > run.mjs <<'JS'
import { transform } from "lightningcss";
const seen = [];
const note = (what, { line, column }) => void seen.push(`${what} ${line}:${column}`);
const visitor = {
  Rule: { style: (rule) => note("style", rule.value.loc) },
  Url: (url) => note("url", url.loc),
};
const sheet = ".a { color: red }\n.b { background: url(b.png) }\n";
const code = (text) => new TextEncoder().encode(text);
transform({ filename: "a.css", code: code(sheet), visitor });
try {
  transform({ filename: "a.css", code: code(`${sheet}.c { color }`) });
} catch (error) {
  note("error", error.loc);
}
console.log(seen.join("\n"));
process.exit(seen.join() === "style 0:1,style 1:1,url 2:18,error 3:12" ? 0 : 1);
JS
node run.mjs
