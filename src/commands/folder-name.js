// Runs before each command, as plain JavaScript, because in some folders nothing else runs: tsx reads a `?` in a path
// as the path's end, and Vite's server does so with a `#` too.
const isServing = process.argv[1]?.endsWith("vite.js");
const character = (isServing ? /[?#]/ : /\?/).exec(process.cwd())?.[0];
if (character !== undefined) {
  console.error(
    `The name of the folder ${process.cwd()} contains "${character}", and this command can't run there. Rename the folder.`,
  );
  process.exit(2);
}
