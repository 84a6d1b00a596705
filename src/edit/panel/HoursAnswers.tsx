// Two buttons that answer whether open times go on until the next day.
import type { MouseEvent, ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { siteFile } from "../../content/model/input.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import { endOf, startOf } from "../../content/text/open-times.ts";
import { timesText } from "../../content/text/time-text.ts";
import { fileValue } from "../model/read-json.ts";
import type { Operation } from "../model/history.ts";
import { hoursQuestion, asMeant, untilMorning } from "../operations/hours-answers.ts";
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
  const clock = (time: string) => timesText([time], siteLanguage(site));
  const { times, meant } = question;
  const [begin, end] = [clock(startOf(meant)), clock(endOf(meant))];
  const [shown, said] =
    endOf(meant) === endOf(times)
      ? [t`From ${begin}`, t`You are open from ${begin} now.`]
      : [t`Until ${end}`, t`You are open until ${end} now.`];
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
      <button type="button" onClick={answer(asMeant(question), said)}>
        {shown}
      </button>{" "}
      <button
        type="button"
        onClick={answer(
          untilMorning(site),
          t`Times until the morning aren’t asked about any more.`,
        )}
      >{t`Yes, until ${clock(endOf(times))}`}</button>
    </>
  );
}
