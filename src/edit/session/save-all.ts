// Saves everything, and says why if that can't be done.
import { t } from "../../words/t.ts";
import type { Session } from "./session.ts";

/** @returns why something couldn't be saved, if it couldn't */
export async function saveAll(session: Session): Promise<string | undefined> {
  await session.save();
  const { unsaved, failure, message } = session.state();
  return unsaved.length > 0
    ? (message?.words ?? failure ?? t`Some changes couldn't be saved.`)
    : undefined;
}
