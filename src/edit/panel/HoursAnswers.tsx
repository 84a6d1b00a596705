// Two buttons that answer whether open times end in the evening or in the morning.
import type { MouseEvent, ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { siteFile } from "../../content/model/input.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import { endOf } from "../../content/text/open-times.ts";
import { timesText } from "../../content/text/time-text.ts";
import { fileValue } from "../model/read-json.ts";
import type { Operation } from "../model/history.ts";
import { hoursQuestion, untilEvening, untilMorning } from "../operations/hours-answers.ts";
import { useEditing } from "../screen/editing-context.ts";
import { useFiles, useSession } from "../screen/use-session.ts";
import { placeAfterFix } from "./FixButton.tsx";
import { t } from "../../words/t.ts";

export function HoursAnswers({ problem }: { problem: Diagnostic }): ReactElement | null {
  const session = useSession();
  const files = useFiles();
  const { say } = useEditing();
  const question = hoursQuestion(problem);
  if (!question) return null;
  const site = fileValue(files, siteFile);
  const clock = (times: string) => timesText([endOf(times)], siteLanguage(site));
  const [evening, morning] = [clock(question.meant), clock(question.times)];
  const answer =
    (operation: Operation, done: string) =>
    ({ currentTarget }: MouseEvent) => {
      placeAfterFix(currentTarget)?.focus();
      session.endStep();
      session.apply([operation]);
      session.endStep();
      say(done);
    };
  return (
    <>
      <button
        type="button"
        onClick={answer(untilEvening(question), t`You are open until ${evening} now.`)}
      >{t`Until ${evening}`}</button>{" "}
      <button
        type="button"
        onClick={answer(
          untilMorning(site),
          t`Times until the morning aren’t asked about any more.`,
        )}
      >{t`Yes, until ${morning}`}</button>
    </>
  );
}
