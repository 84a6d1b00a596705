// Says whether changes can be published at once, or only as a proposal.
import type { GitHost } from "../git-host.ts";
import type { Destination, Destinations as Both } from "../store.ts";
import { t } from "../../words/t.ts";

/** In milliseconds: rules change rarely, and asking for them costs requests. */
const rulesLast = 5 * 60_000;

export class Destinations {
  readonly #host: Pick<GitHost, "rules">;
  readonly #branch: string;
  readonly #now: () => number;
  #known: { direct: "open" | "closed"; at: number } | undefined;

  constructor(host: Pick<GitHost, "rules">, branch: string, now: () => number) {
    this.#host = host;
    this.#branch = branch;
    this.#now = now;
  }

  async both(): Promise<Both> {
    const open: Destination = { is: "open", branch: this.#branch, isFirst: false };
    const closed: Destination = { is: "closed", reason: this.reason };
    return { direct: (await this.#direct()) === "open" ? open : closed, review: open };
  }

  /** Why changes can't be published at once. */
  get reason(): string {
    return t`Changes must be reviewed before they are published. Send yours as a proposal.`;
  }

  /** Notes that the host has refused a commit to the published branch. */
  close(): void {
    this.#known = { direct: "closed", at: this.#now() };
  }

  async #direct(): Promise<"open" | "closed"> {
    if (this.#known && this.#now() - this.#known.at < rulesLast) return this.#known.direct;
    // If the host doesn't tell, it refuses the commit itself.
    const { direct } = await this.#host
      .rules(this.#branch)
      .catch(() => ({ direct: "open" }) as const);
    this.#known = { direct, at: this.#now() };
    return direct;
  }
}
