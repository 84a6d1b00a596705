#!/usr/bin/env bash
# lightningcss 1.33.0: for browsers without `:dir()`, `:dir(rtl)` becomes `:lang()` with 19 languages.
#
# Others that are written from right to left are left out: Punjabi in Pakistan (pa-PK), Kashmiri (ks), Syriac (syr),
# Rohingya (rhg). And `ku` is in the list, although most Kurdish is written in Latin letters. A target of Chrome 111 is
# enough to get it. `exclude: Features.DirSelector` leaves the selector as it is written.
#
# Output seen:
#   .a:is(:lang(ae),:lang(ar),:lang(arc),:lang(bcc),:lang(bqi),:lang(ckb),:lang(dv),:lang(fa),:lang(glk),:lang(he),:lang(ku),:lang(mzn),:lang(nqo),:lang(pnb),:lang(ps),:lang(sd),:lang(ug),:lang(ur),:lang(yi)){scale:-1 1}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat > run.mjs <<'JS'
import { Features, transform } from "lightningcss";
const written = (exclude) =>
  String(transform({ filename: "a.css", code: Buffer.from(".a:dir(rtl){scale:-1 1}"), minify: true, targets: { chrome: 111 << 16 }, exclude }).code);
const lowered = written(0);
console.log(lowered);
const languages = [...lowered.matchAll(/:lang\((\w+)\)/g)].map(([, code]) => code);
const isMissing = ["pa", "ks", "syr", "rhg"].every((code) => !languages.includes(code));
process.exit(languages.length === 19 && languages.includes("ku") && isMissing && written(Features.DirSelector).includes(":dir(rtl)") ? 0 : 1);
JS
node run.mjs
