// Reads the most memory that a process has had, in megabytes. In JavaScript, so that any Node can import it first.
import { readFileSync } from "node:fs";

/**
 * What the system counts for a process includes the program that started it, until its own code ran (getrusage(2), Linux):
 * a small process that a large one starts seems large. The kernel's own figure begins with the program itself.
 */
export function peakMegabytes() {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) / 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS / 1024;
}

/** As `node --import` of this file: printed as the last line, where the program that measures asks for it. */
if (process.env["REPORT_MEMORY"])
  process.on("exit", () => process.stderr.write(`\nmemory ${peakMegabytes()}`));
