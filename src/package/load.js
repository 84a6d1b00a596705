// Apart from bin.js, because an old Node can't read an import().
import("./main.mjs");
