// Repositories of its own for each test of a file.
import { beforeAll, beforeEach } from "vitest";
import { copyRepositories, makeRepositories, type Repositories } from "./repositories.ts";

/** Gives each test of a file copies of the same repositories. @param use is handed them before each test */
export function useRepositories(
  files: Readonly<Record<string, string>>,
  use: (all: Repositories) => void,
): void {
  let first: Repositories;
  beforeAll(async () => {
    first = await makeRepositories(files);
    return first.end;
  });
  beforeEach(async () => {
    const all = await copyRepositories(first);
    use(all);
    return all.end;
  });
}
