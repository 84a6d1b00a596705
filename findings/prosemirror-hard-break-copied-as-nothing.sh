#!/usr/bin/env bash
# prosemirror-model 1.25.13 with prosemirror-schema-basic 1.2.4: a hard break is no character in text.
#
# `prosemirror-view` makes the plain text of a copy with `textBetween(0, size, "\n\n")`. A leaf without `leafText` in its
# node spec gives nothing there, and the basic schema's `hard_break` has none: "Monday 8 to 12⏎Tuesday 9 to 13" is copied
# as "Monday 8 to 12Tuesday 9 to 13". With `leafText: () => "\n"` the line break is there.
#
# Output seen: "Monday 8 to 12Tuesday 9 to 13" and "Monday 8 to 12\nTuesday 9 to 13"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund prosemirror-model@1.25.13 prosemirror-schema-basic@1.2.4
cat > run.mjs <<'JS'
import { Schema } from "prosemirror-model";
import { schema } from "prosemirror-schema-basic";
const copied = (own) => {
  const lines = [own.text("Monday 8 to 12"), own.node("hard_break"), own.text("Tuesday 9 to 13")];
  const doc = own.node("doc", null, [own.node("paragraph", null, lines)]);
  return doc.textBetween(0, doc.content.size, "\n\n");
};
const nodes = schema.spec.nodes.update("hard_break", { ...schema.spec.nodes.get("hard_break"), leafText: () => "\n" });
const found = [copied(schema), copied(new Schema({ nodes, marks: schema.spec.marks }))];
console.log(JSON.stringify(found));
process.exit(found[0] === "Monday 8 to 12Tuesday 9 to 13" && found[1] === "Monday 8 to 12\nTuesday 9 to 13" ? 0 : 1);
JS
node run.mjs
