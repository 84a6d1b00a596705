#!/bin/sh
# image-size 2.1.0 reads an SVG's viewBox only if there is exactly one space between its numbers.
# Valid input: the same viewBox with the separators that SVG allows (https://www.w3.org/TR/SVG11/types.html#DataTypeList).
# Commas give an error, and two spaces give a wrong size or none.
# Seen:
#   0 0 600 400: 600x400
#   0,0,600,400: undefinedxundefined
#   0, 0, 600, 400: undefinedx400
#   0 0  600 400: undefinedx600
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund image-size@2.1.0 >/dev/null
cat >run.cjs <<'JS'
const { imageSize } = require("image-size");
for (const viewBox of ["0 0 600 400", "0,0,600,400", "0, 0, 600, 400", "0 0  600 400"]) {
  let size;
  try {
    const { width, height } = imageSize(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"/>`));
    size = `${width}x${height}`;
  } catch (error) {
    size = error.message;
  }
  console.log(`${viewBox}: ${size}`);
}
JS
node run.cjs | tee seen
cat >expected <<'TEXT'
0 0 600 400: 600x400
0,0,600,400: undefinedxundefined
0, 0, 600, 400: undefinedx400
0 0  600 400: undefinedx600
TEXT
cmp seen expected
