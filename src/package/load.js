// Apart from bin.js, because an old Node can't read an import().

// An error that no command expects: by itself, Node would print the whole line of code, which is the whole file.
process.on("uncaughtException", (error) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
});
import("./main.mjs");
