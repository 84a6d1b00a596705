// Runs before each command, and as plain JavaScript, because in some folders nothing else can: tsx takes a `?` in a
// path for the end of it, and Vite's server a `#`, too.
const isServing = process.argv[1]?.endsWith("vite.js");
const sign = (isServing ? /[?#]/ : /\?/).exec(process.cwd())?.[0];
if (sign !== undefined) {
  console.error(
    `The name of the folder ${process.cwd()} contains "${sign}", and this command can't run there. Rename the folder.`,
  );
  process.exit(2);
}
