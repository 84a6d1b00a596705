#!/bin/sh
# @resvg/resvg-js 2.6.2 draws no bitmap of an SVG that is shown as an <image> in another SVG.
# Valid input: a red PNG in an SVG (data: address), and that SVG as an <image> of a second one. The first alone is
# drawn red; within the second, its place stays empty, without an error. A shape in the inner SVG is drawn in both.
# Seen:
#   bitmap alone: 255,0,0,255
#   bitmap nested: 0,0,0,0
#   shape nested: 255,0,0,255
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @resvg/resvg-js@2.6.2 pngjs@7.0.0 >/dev/null
cat >run.cjs <<'JS'
const { Resvg } = require("@resvg/resvg-js");
const { PNG } = require("pngjs");
const png = new PNG({ width: 8, height: 8 });
for (let at = 0; at < png.data.length; at += 4) png.data.set([255, 0, 0, 255], at);
const bitmap = PNG.sync.write(png).toString("base64");
const svg = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8">${inner}</svg>`;
const image = (type, data) => `<image width="8" height="8" href="data:image/${type};base64,${data}"/>`;
const nested = (inner) => svg(image("svg+xml", Buffer.from(svg(inner)).toString("base64")));
const middle = (text) => [...new Resvg(text).render().pixels.subarray(4 * (8 * 4 + 4), 4 * (8 * 4 + 5))].join();
console.log(`bitmap alone: ${middle(svg(image("png", bitmap)))}`);
console.log(`bitmap nested: ${middle(nested(image("png", bitmap)))}`);
console.log(`shape nested: ${middle(nested('<path fill="#f00" d="M0 0h8v8H0z"/>'))}`);
JS
node run.cjs | tee seen
cat >expected <<'TEXT'
bitmap alone: 255,0,0,255
bitmap nested: 0,0,0,0
shape nested: 255,0,0,255
TEXT
cmp seen expected
