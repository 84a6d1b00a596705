// After the last test of a file: what it put in the place of a global is gone before the next file in the same worker begins.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
