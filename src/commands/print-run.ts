// Prints what a run of a command has to say, and sets the exit code of the process.

/** The output of a run of a command, and its exit code. */
export interface Run<Code extends number = number> {
  output: string;
  exitCode: Code;
}

/** A run that fails has its output where errors go. */
export function printRun({ output, exitCode }: Run): void {
  if (exitCode === 0) console.log(output);
  else console.error(output);
  process.exitCode = exitCode;
}
