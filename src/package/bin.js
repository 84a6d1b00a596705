#!/usr/bin/env node
// The command site-from-json. In old JavaScript, so that an old Node says what is wrong instead of failing to read it.
var version = process.versions.node.split(".");
var major = Number(version[0]);
if (major < 20 || (major === 20 && Number(version[1]) < 19)) {
  console.error(
    "site-from-json needs Node.js 20.19 or later, and this is " +
      process.versions.node +
      ". Install a newer one from https://nodejs.org, then try again.",
  );
  process.exitCode = 2;
} else {
  require("./load.js");
}
