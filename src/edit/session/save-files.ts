// Saves files, and says so if it takes long: a person who sees nothing believes that it was forgotten.
import type { FileToSave, Saved, Store } from "../../store/store.ts";
import type { Message } from "../model/message.ts";
import { saveFailed, savingNow } from "./save-message.ts";

/** In milliseconds. */
const patience = 2000;

/** @param announce called with a message if the save isn't done soon */
export async function saveFiles(
  store: Pick<Store, "save">,
  files: readonly FileToSave[],
  announce: (message: Message) => void,
): Promise<Saved> {
  const timer = setTimeout(() => announce(savingNow), patience);
  try {
    return await store.save(files);
  } catch {
    return saveFailed;
  } finally {
    clearTimeout(timer);
  }
}
