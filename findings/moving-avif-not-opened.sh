#!/bin/sh
# image-size 2.1.0 and sharp 0.35.5 refuse a moving AVIF (main brand "avis"), which Chromium 156 shows and plays.
# Valid input: four pictures of 64 by 48 pixels, written by Pillow 12.3.0 with libavif. If its main brand is changed to
# "avif", both read the first picture, and Chromium shows it without moving.
# Seen:
#   avis: image-size TypeError; sharp Error
#   avif: image-size 64x48; sharp 64x48
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund image-size@2.1.0 sharp@0.35.5 >/dev/null
cat >moving.txt <<'BASE64'
AAAALGZ0eXBhdmlzAAAAAGF2aWZhdmlzbXNmMWlzbzhtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAA
AAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAPtAAAARwAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBy
cAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAA
AAEAAQQBAoMEAAACzm1vb3YAAAB4bXZoZAEAAAAAAAAA5zAsdQAAAADnMCx1AAAD6P//////////AAEAAAEAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAA
AQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAJOdHJhawAAAGh0a2hkAQAAAQAAAADnMCx1AAAAAOcwLHUAAAABAAAA
AP//////////AAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAABAAAAAMAAAAAAALGVkdHMAAAAkZWxzdAEAAAEA
AAABAAAAAAAAAyAAAAAAAAAAAAABAAAAAAGybWRpYQAAACxtZGhkAQAAAAAAAADnMCx1AAAAAOcwLHUAAAPoAAAAAAAAAyBVxAAAAAAAIWhkbHIAAAAAAAAA
AHBpY3QAAAAAAAAAAAAAAAAAAAABXW1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAR1zdGJs
AAAAlXN0c2QAAAAAAAAAAQAAAIVhdjAxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAEAAMABIAAAASAAAAAAAAAABCkFPTSBDb2RpbmcAAAAAAAAAAAAAAAAA
AAAAAAAAAAAAGP//AAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABBjY3N0AAAAAHwAAAAAAAAYc3R0cwAAAAAAAAABAAAABAAAAMgAAAAcc3Rz
YwAAAAAAAAABAAAAAQAAAAQAAAABAAAAJHN0c3oAAAAAAAAAAAAAAAQAAABHAAAAnQAAACkAAAAVAAAAFHN0Y28AAAAAAAAAAQAAA+0AAAAUc3RzcwAAAAAA
AAABAAAAAQAAASptZGF0EgAKDQAAAAKv95tfIgIaDQgyNBQAKAAAAJAAINh1q/Ee167PFXgf6SPdRwRXMo+Ryj+qKJG0itt147vEDmNb7Gvp2XdrimASADJS
IQHwIAAAHp6AAAIALqAA1/2LUWsnGh6ybbX1REd0brbFNnkMpJ8fcUUc2vfy5LDhDzfDb2fz/PD0fExyIdKgAJObZgfNof3+JCx8VziW8pgTgDJFMgHggAAg
PTcAAAQAWUAA2AG8Cj9L0prbFZGgTuUyYMZm1JhEAtv9frhhZG0Pt5HCKoyKDAvRlfES6kx6MSwexmCzwF7AEgAyJTICAQQAAKNQAAABIBc4AMolxNzSjmds
H/rhEp4tE0X0p5WSJzgSADIRMgMABoAAo1AAAAEgABAAkyA=
BASE64
cat >run.cjs <<'JS'
const { readFileSync } = require("node:fs");
const { imageSize } = require("image-size");
const sharp = require("sharp");
const size = async (read) => {
  try {
    const { width, height } = await read();
    return `${width}x${height}`;
  } catch (error) {
    return error.name;
  }
};
(async () => {
  for (const brand of ["avis", "avif"]) {
    const file = Buffer.from(readFileSync("moving.txt", "utf8"), "base64");
    file.write(brand, 8, "latin1");
    console.log(`${brand}: image-size ${await size(() => imageSize(file))}; sharp ${await size(() => sharp(file).metadata())}`);
  }
})();
JS
node run.cjs | tee seen
cat >expected <<'TEXT'
avis: image-size TypeError; sharp Error
avif: image-size 64x48; sharp 64x48
TEXT
cmp seen expected
