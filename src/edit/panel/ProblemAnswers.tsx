// What can be done about a problem at its place, besides an automatic fix.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { loadedLater } from "../ui/loaded-later.tsx";
import { LinkFix } from "./LinkFix.tsx";

const HoursAnswers = loadedLater(async () => (await import("./HoursAnswers.tsx")).HoursAnswers);

export function ProblemAnswers({ problem }: { problem: Diagnostic }): ReactElement {
  return (
    <>
      <LinkFix problem={problem} />
      {problem.id === "until-morning" && <HoursAnswers problem={problem} />}
    </>
  );
}
