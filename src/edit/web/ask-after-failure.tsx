// Asks what to do about content that can't be opened.
import { FailedScreen, type OtherWay } from "./FailedScreen.tsx";
import type { Stage } from "./stage.tsx";
import { t } from "../../words/t.ts";

/** @param other the way out if trying again doesn't help */
export function askAfterFailure(
  stage: Stage,
  error: unknown,
  other: OtherWay,
): Promise<"again" | "other"> {
  const reason = error instanceof Error ? error.message : t`Something went wrong.`;
  return new Promise((resolve) => {
    stage.show(
      <FailedScreen
        reason={reason}
        onAgain={() => resolve("again")}
        other={{ ...other, onClick: () => resolve("other") }}
      />,
    );
  });
}
