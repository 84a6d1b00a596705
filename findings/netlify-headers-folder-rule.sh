#!/bin/sh
# A rule for a folder in Netlify's _headers also matches other folders whose names begin like it.
#
# Package: @netlify/headers-parser 10.1.1, which Netlify's local server reads _headers with.
# Input:   one rule for /edit/*.
# Seen:    /edit/ true, /editorial/ true, /EDITING true, /media/ false
# Cloudflare Pages reads the same file, and there /edit/* doesn't match /editorial/. A header such as a
# Content-Security-Policy or "immutable" meant for one folder gets onto pages that only share its first letters.
# What does work on both: a placeholder for the rest, /edit/:file, or a rule for each path.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-save @netlify/headers-parser@10.1.1 >/dev/null 2>&1
printf '/edit/*\n  X-Folder: edit\n' > _headers
cat > ask.mjs <<'JS'
import { parseAllHeaders } from "@netlify/headers-parser";
const { headers, errors } = await parseAllHeaders({
  headersFiles: ["_headers"], configHeaders: [], minimal: false,
});
if (errors.length > 0 || headers.length !== 1) throw new Error("The rule wasn't read.");
const paths = ["/edit/", "/editorial/", "/EDITING", "/media/"];
console.log(paths.map((path) => `${path} ${headers[0].forRegExp.test(path)}`).join(", "));
JS
seen=$(node ask.mjs)
echo "$seen"
[ "$seen" = "/edit/ true, /editorial/ true, /EDITING true, /media/ false" ]
