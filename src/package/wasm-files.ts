// How the package has the WebAssembly of libraries: compressed, in files of its own.

/** What their names end with. */
export const packedEnding = ".br";

/** Where a library has it in the text of a script, as base64, which hardly compresses. */
export const wasmInScript = /wasmBinaryFile="data:application\/octet-stream;base64,([^"]+)"/;

/** @param script a path in a library @returns the path that the WebAssembly gets in the package */
export const wasmOfScript = (script: string): string => script.replace(/\.js$/, ".wasm");
