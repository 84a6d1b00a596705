// Runs before the server of `npm start`, as plain JavaScript like folder-name.js: Vite answers an unknown option with
// a stack trace, and treats any other word as a folder and serves an empty site from it.
import { parseArgs } from "node:util";

const usage = `npm start -- [options]

  --port 4999   port for the site (default: 5173, or the next free port)
  --open        also open it in the browser
  --help        show this help`;

const options = {
  port: { type: "string" },
  open: { type: "boolean" },
  help: { type: "boolean" },
  // For developers, as Vite's documentation describes them.
  strictPort: { type: "boolean" },
  host: { type: "boolean" },
  force: { type: "boolean" },
  debug: { type: "boolean" },
};

/** @returns {string | undefined} what is wrong with an argument */
function refusalOf({ kind, name, rawName, value }) {
  if (kind === "positional") return `Unexpected word "${value}".`;
  if (kind === "option-terminator") return undefined;
  if (!Object.hasOwn(options, name)) return `There is no option ${rawName}.`;
  if (name !== "port") return undefined;
  if (value === undefined) return "Write a number after --port, from 0 to 65535.";
  const isPort = /^\d+$/.test(value) && Number(value) <= 65_535;
  return isPort ? undefined : `--port is "${value}". Use a number from 0 to 65535.`;
}

if (process.argv[1]?.endsWith("vite.js")) {
  const args = process.argv.slice(2);
  const { tokens, values } = parseArgs({ args, options, strict: false, tokens: true });
  const refusal = tokens.map(refusalOf).find((words) => words !== undefined);
  if (refusal !== undefined) {
    console.error(`${refusal}\n\n${usage}`);
    process.exit(2);
  }
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
}
