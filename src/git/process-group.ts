// Starts a program so that it can be ended together with all programs that it has started.
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";

/** In milliseconds: what doesn't end by itself when it is asked to is ended then. */
const grace = 2000;

const isWindows = process.platform === "win32";

/** Starts it, as the head of a group of its own; where we are ended from a terminal, it ends, too. */
export function startGroup(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcessWithoutNullStreams {
  // On Windows, a detached program would open a window of its own.
  const child = spawn(program, args, { env, detached: !isWindows, windowsHide: true });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const stop = (signal: NodeJS.Signals) => {
    signalGroup(child, signal);
    leave();
    // Nobody else here does what the signal does by default.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const leave = () => signals.forEach((signal) => process.off(signal, stop));
  signals.forEach((signal) => process.on(signal, stop));
  child.once("close", leave);
  child.once("error", leave);
  return child;
}

/** Asks all of a group to end, and after a moment ends what is left of it. */
export function endGroup(child: ChildProcess): void {
  signalGroup(child, "SIGTERM");
  const last = setTimeout(() => {
    signalGroup(child, "SIGKILL");
    child.stdout?.destroy();
    child.stderr?.destroy();
  }, grace);
  child.once("close", () => clearTimeout(last));
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawn("taskkill", ["/pid", String(pid), "/t", "/f"], { windowsHide: true }).on(
      "error",
      () => {},
    );
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended already.
  }
}
