// Bundles always for production, whatever environment the build runs in: Vite and React would use that one otherwise.

/** @returns what `work` returns, which runs with NODE_ENV set to production */
export async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const environment = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    return await work();
  } finally {
    if (environment === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = environment;
  }
}
