// Puts media of an earlier state back, and words what couldn't be.
import type { AddedMedia } from "../../../store/store.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../../words/t.ts";

/** @returns why some couldn't be put back, a sentence for each */
export async function restoreMedia(
  session: Session,
  version: string,
  names: readonly string[],
): Promise<string[]> {
  const failed: AddedMedia = { is: "refused", reason: t`Try again.` };
  const answers = await session.restoreMedia(version, names).catch(() => names.map(() => failed));
  return names.flatMap((name, index) => {
    const answer = answers[index] ?? failed;
    return answer.is === "refused" ? [t`${name} couldn’t be brought back. ${answer.reason}`] : [];
  });
}
