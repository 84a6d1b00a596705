// Removes the clicked fact from its text, for people who don't want to change it everywhere.
import type { ReactElement } from "react";
import { useEditing } from "../screen/editing-context.ts";
import { useSession } from "../screen/use-session.ts";
import { leaveText } from "../session/leave-text.ts";
import { withoutFact } from "../page/rich-text/take-out-fact.ts";
import { factsRemovedMessage } from "../page/input/use-typing.ts";
import { locationKey, type FactInText } from "../model/location.ts";
import { valueIn } from "../model/read-json.ts";
import { focusField } from "../ui/focus-field.ts";

interface TakeOutFactProps {
  fact: string;
  from: FactInText;
}

export function TakeOutFact({ fact, from }: TakeOutFactProps): ReactElement {
  const { session } = useSession();
  const { goTo, say } = useEditing();
  const { file, path } = from.text;
  const takeOut = async () => {
    const words = valueIn(session.state().history.files, from.text);
    if (typeof words !== "string") return;
    const value = await withoutFact(words, fact, from);
    session.change(file, { do: "set", path, value }, locationKey(from.text));
    leaveText(session, from.text);
    goTo(from.text);
    focusField(path);
    say(factsRemovedMessage([fact]));
  };
  return (
    <button type="button" onClick={() => void takeOut()}>
      Remove from this text
    </button>
  );
}
