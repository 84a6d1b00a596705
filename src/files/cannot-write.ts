// The error for an output folder that can't be written.

/** Nothing was written, and changing the content wouldn't help. Commands say why and what to do. */
export class CannotWrite extends Error {
  readonly folder: string;
  /** The system's error code from Node.js. */
  readonly code: string;

  constructor(folder: string, code: string) {
    super(`${folder}: ${code}`);
    this.folder = folder;
    this.code = code;
  }
}

/** Turns a system error into a `CannotWrite`, and returns any other error unchanged. */
export function asCannotWrite(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code !== undefined && syscall !== undefined ? new CannotWrite(folder, code) : error;
}
