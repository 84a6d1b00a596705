#!/usr/bin/env bash
# marked 18.2.1: an address that is linked by itself takes along a closing curly quote and whatever follows it.
#
# Automatic links end at a space or "<"; of the punctuation at their end, only ASCII is left out. So “https://example.com”
# links to a host that ends in the quote, which browsers turn into another, valid one: example.xn--com-9o0a. Japanese and
# Chinese texts, without spaces, lose the rest of the sentence in the link. markdown-it 14.1.0 with its linkifier ends the
# same links at the quote and at 。.
#
# Output seen:
#   marked       https://example.com” -> example.xn--com-9o0a    https://booking.example。詳しく
#   markdown-it  https://example.com                             https://booking.example
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund marked@18.2.1 markdown-it@14.1.0
cat > run.mjs <<'JS'
import { Marked } from "marked";
import MarkdownIt from "markdown-it";
const texts = ["“https://example.com”", "予約はhttps://booking.example。詳しく"];
const linked = (html) => decodeURI(/href="([^"]*)"/.exec(html)?.[1] ?? "");
const marked = texts.map((text) => linked(new Marked().parse(text)));
const other = texts.map((text) => linked(new MarkdownIt({ linkify: true }).render(text)));
console.log(marked, new URL(marked[0]).hostname, other);
process.exit(new URL(marked[0]).hostname === "example.xn--com-9o0a" && marked[1].includes("詳しく") && other[0] === "https://example.com" ? 0 : 1);
JS
node run.mjs
