// Pastes a block or an item that was copied in the editor.
import { valueIn } from "../../model/read-json.ts";
import type { Location } from "../../model/location.ts";
import type { CopiedItem } from "../../operations/clipboard/copied-item.ts";
import { pasteItem } from "../../operations/clipboard/paste-item.ts";
import type { Arranging } from "../../screen/arrange.ts";
import { goToElement } from "../../screen/page-elements/go-to.ts";
import { t } from "../../../words/t.ts";

/** @param file of the shown page */
export function pasteCopied(
  copied: CopiedItem,
  { session, say, select, explainAnswer }: Arranging,
  file: string,
  selected: Location | undefined,
): void {
  const files = () => session.state().history.files;
  const pasting = pasteItem(session.vocabulary, files(), copied, file, selected);
  if (pasting.is === "refused") return say(pasting.message, "failure");
  session.endStep();
  session.change(pasting.file, pasting.change);
  if (valueIn(files(), pasting.location) === undefined) return;
  select(pasting.location);
  goToElement(pasting.location);
  say(t`Pasted: ${copied.title}.`);
  explainAnswer(pasting.location);
}
