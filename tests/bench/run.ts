// Measures the check, the editor's requests and the built site, prints tables, and holds them to their bounds. Exits with 1
// when one is missed or a part can't be measured. Run it with `npm run bench`, on a machine that does nothing else meanwhile.
import { endWithArguments } from "../../src/commands/read-arguments.ts";
import { holdTo, type Bound } from "./bounds.ts";
import { measureChecks } from "./check.bench.ts";
import { measureEditorRequests } from "./editor-requests.bench.ts";
import { measureSpeed } from "./speed.bench.ts";

/** Each part, whatever the others say. */
async function measurePart(measure: () => Bound[] | Promise<Bound[]>): Promise<Bound[]> {
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    return [["measured to the end", NaN, 0]];
  }
}

endWithArguments("npm run bench\n\n  Measures the check and the built site.");
const bounds = [
  ...(await measurePart(measureChecks)),
  ...(await measurePart(measureEditorRequests)),
  ...(await measurePart(measureSpeed)),
];
process.exitCode = holdTo(bounds) ? 0 : 1;
