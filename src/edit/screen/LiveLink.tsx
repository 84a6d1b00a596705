// Links to the site once visitors see what was published, or to where the host says why they don't.
import type { ReactElement } from "react";
import type { LiveState } from "../session/live-check.ts";
import { useSession } from "./use-session.ts";

interface LiveLinkProps {
  state: LiveState;
  className?: string;
}

export function LiveLink({ state, className }: LiveLinkProps): ReactElement | null {
  const { preview } = useSession();
  const target = targetOf(state, preview?.site.url);
  if (!target) return null;
  return (
    <a
      className={className}
      href={target.address}
      target="_blank"
      rel="noreferrer"
      aria-label={`${target.name} (opens in a new tab)`}
    >
      {target.name}
    </a>
  );
}

/** @param site the site's address, as site.json has it */
function targetOf(
  state: LiveState,
  site: string | undefined,
): { address: string; name: string } | undefined {
  if (state.is === "late") return { address: state.mark.log, name: "See why" };
  return state.is === "live" && site ? { address: site, name: "See the site" } : undefined;
}
