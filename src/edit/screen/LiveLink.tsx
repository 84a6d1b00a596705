// Links to the site once visitors see what was published, or to where the host says why they don't.
import type { ReactElement } from "react";
import type { LiveState } from "../session/live-check.ts";
import { siteAddress } from "../session/site-copies.ts";
import { t } from "../../words/t.ts";

interface LiveLinkProps {
  state: LiveState;
  className?: string;
}

export function LiveLink({ state, className }: LiveLinkProps): ReactElement | null {
  const target = targetOf(state);
  if (!target) return null;
  return (
    <a
      className={className}
      href={target.address}
      target="_blank"
      rel="noreferrer"
      aria-label={t`${target.name} (opens in a new tab)`}
    >
      {target.name}
    </a>
  );
}

function targetOf(state: LiveState): { address: string; name: string } | undefined {
  if (state.is === "late") return { address: state.mark.log, name: t`See why` };
  return state.is === "live" ? { address: siteAddress(), name: t`See the site` } : undefined;
}
