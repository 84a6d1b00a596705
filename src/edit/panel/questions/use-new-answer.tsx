// After a question was pasted or duplicated: the same dialog as after adding one, if the email doesn't show its answers.
import { useState, type ReactElement } from "react";
import { isFields } from "../../../content/model/json.ts";
import type { Location } from "../../model/location.ts";
import { valueIn } from "../../model/read-json.ts";
import { listsAnswers } from "../../operations/questions/email-answers.ts";
import { answerNames, formAt } from "../../operations/questions/site-forms.ts";
import { useSession } from "../../screen/use-session.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";

const NewAnswerDialog = dialogLater(
  async () => (await import("./NewAnswerDialog.tsx")).NewAnswerDialog,
);

/** @returns the dialog while it is open, and a function that opens it for an item if that is such a question */
export function useNewAnswer() {
  const session = useSession();
  const [asked, setAsked] = useState<{ location: Location; added: string }>();
  const explainAnswer = (location: Location) => {
    const { files } = session.state().history;
    const form = formAt(files, location);
    const question = valueIn(files, location);
    const name = isFields(question) ? question["name"] : undefined;
    const isQuestion = location.path[2] === "fields" && location.path.length === 4;
    if (!isQuestion || !form || typeof name !== "string" || listsAnswers(form)) return;
    if (answerNames(form).includes(name)) setAsked({ location, added: name });
  };
  const newAnswer: ReactElement | undefined = asked && (
    <NewAnswerDialog {...asked} onClose={() => setAsked(undefined)} />
  );
  return { newAnswer, explainAnswer };
}
