// Asks the browser for permission to change a folder.

/**
 * Asks the person if necessary, which browsers allow only after a click or a key.
 * @returns false if the editor may not write to the folder
 */
export async function mayChange(folder: FileSystemDirectoryHandle): Promise<boolean> {
  const mode = "readwrite";
  const now = (await folder.queryPermission?.({ mode })) ?? "granted";
  if (now !== "prompt") return now === "granted";
  const answer = await folder.requestPermission?.({ mode }).catch(() => "prompt" as const);
  return answer === "granted";
}
