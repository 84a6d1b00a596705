// Replaces or removes the clicked fact in its text, for people who don't want to change it everywhere.
import type { ReactElement } from "react";
import { useEditing } from "../screen/editing-context.ts";
import { useFiles, useSession } from "../screen/use-session.ts";
import { leaveText } from "../session/leave-text.ts";
import { loadReplaceFact } from "../page/input/replace-fact.ts";
import { onlyHereMessage } from "../page/input/use-fact-typing.ts";
import { factsRemovedMessage } from "../page/input/use-typing.ts";
import { locationKey, type FactInText } from "../model/location.ts";
import { factsIn } from "../model/read-facts.ts";
import { valueIn } from "../model/read-json.ts";
import { focusField } from "../ui/focus-field.ts";
import { t } from "../../words/t.ts";

interface FactHereProps {
  fact: string;
  from: FactInText;
}

export function FactHere({ fact, from }: FactHereProps): ReactElement {
  const session = useSession();
  const files = useFiles();
  const { goTo, say } = useEditing();
  const { file, path } = from.text;
  const replace = async (by: string, message: string) => {
    const replaceFact = await loadReplaceFact(from);
    const words = valueIn(session.state().history.files, from.text);
    if (!replaceFact || typeof words !== "string") return;
    const value = replaceFact(words, fact, from.nth, by);
    session.change(file, { do: "set", path, value }, locationKey(from.text));
    leaveText(session, from.text);
    goTo(from.text);
    focusField(path);
    say(message);
  };
  const value = factsIn(files)[fact] ?? "";
  return (
    <div className="fact-here">
      <button
        type="button"
        onClick={() => void replace(value, onlyHereMessage)}
      >{t`Change only here`}</button>
      <button
        type="button"
        onClick={() => void replace("", factsRemovedMessage([fact]))}
      >{t`Remove from this text`}</button>
    </div>
  );
}
