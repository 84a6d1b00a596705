#!/usr/bin/env bash
# css-tree 3.2.1: its lexer refuses every relative color, such as `rgb(from red r g b)`, as a value of `color`.
#
# Relative colors are part of CSS Color 5 (https://www.w3.org/TR/css-color-5/#relative-colors), and browsers draw them. The
# same lexer accepts color-mix() and light-dark(), which came at the same time, so a tool can't tell a color that is wrong
# from one that is newer than the table. A tool that checks values has to leave values with functions alone.
#
# Output seen:
#   rgb(from red r g b) refused
#   hsl(from red h s l) refused
#   oklch(from red l c h) refused
#   color(from red srgb r g b) refused
#   color-mix(in oklch, red 20%, blue) accepted
#   light-dark(red, blue) accepted
#   rgb(0 0 0 / 50%) accepted
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund css-tree@3.2.1
cat > run.mjs <<'JS'
import { lexer } from "css-tree";
const relative = [
  "rgb(from red r g b)",
  "hsl(from red h s l)",
  "oklch(from red l c h)",
  "color(from red srgb r g b)",
];
const others = ["color-mix(in oklch, red 20%, blue)", "light-dark(red, blue)", "rgb(0 0 0 / 50%)"];
const isAccepted = (color) => lexer.matchProperty("color", color).error === null;
for (const color of [...relative, ...others])
  console.log(color, isAccepted(color) ? "accepted" : "refused");
process.exit(!relative.some(isAccepted) && others.every(isAccepted) ? 0 : 1);
JS
node run.mjs
