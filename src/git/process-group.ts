// Starts a program so that it can be stopped together with all programs that it has started.
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";

/** In milliseconds: how long a program may take to stop before it is killed. */
const grace = 2000;

const isWindows = process.platform === "win32";

/** Starts a program as the leader of its own process group. If this process is stopped by a signal, the group is, too. */
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
    // Without another listener, the signal's default action has to be done here.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const leave = () => signals.forEach((signal) => process.off(signal, stop));
  signals.forEach((signal) => process.on(signal, stop));
  child.once("close", leave);
  child.once("error", leave);
  return child;
}

/** Asks all programs of a group to stop, and kills those that are still running after a moment. */
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
    // All its programs have already stopped.
  }
}
