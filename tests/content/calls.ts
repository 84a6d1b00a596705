// Work as it is the same on every machine: how often functions are called.
import { Session } from "node:inspector/promises";

/**
 * How often each function of the product is called meanwhile.
 * @param folder where in src/ those functions are that are counted
 */
export async function callsIn(
  run: () => void,
  folder = "/src/content/",
): Promise<Map<string, number>> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  run();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  return new Map(
    result
      .filter(({ url }) => url.includes(folder))
      .flatMap(({ url, functions }) =>
        functions.map(({ functionName, ranges: [range] }): [string, number] => {
          const name = `${functionName || "a function"} of ${url.slice(url.lastIndexOf(folder) + folder.length)}`;
          return [`${name} at ${range?.startOffset}`, range?.count ?? 0];
        }),
      ),
  );
}
