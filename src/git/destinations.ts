// Says which publishing destinations are available from this folder, and why the others aren't.
import type { Destination, Destinations } from "../store/store.ts";
import { shortName } from "./remote-branch.ts";
import { gitIfAny, listed } from "./git.ts";
import type { Repository } from "./repository.ts";
import { t } from "../words/t.ts";

export async function destinationsFrom(repository: Repository): Promise<Destinations> {
  const closed = obstacleOf(repository);
  if (closed !== undefined) return { direct: unavailable(closed), review: unavailable(closed) };
  const { destination } = repository;
  const isFirst = destination.is === "first";
  const open = (branch: string): Destination => ({ is: "open", branch, isFirst });
  const branch = destination.is === "unknown" ? "" : destination.published.branch;
  const direct = await obstacleOfDirect(repository);
  return {
    direct: direct === undefined ? open(branch) : unavailable(direct),
    review: open(branch),
  };
}

function unavailable(reason: string): Destination {
  return { is: "closed", reason };
}

/** Why neither destination is available; undefined if nothing is in the way. */
function obstacleOf(repository: Repository): string | undefined {
  const { branch, unfinished, remotes, destination, isPersonKnown } = repository;
  if (unfinished !== undefined)
    return `${unfinished} was started in this repository and isn't finished. Finish it (git status says how), or ask the person who started it, then publish.`;
  if (branch === undefined)
    return t`This repository shows an earlier version, not a branch (git calls this a detached HEAD). Switch back to your branch, for example with git switch main, then publish.`;
  if (remotes.length === 0)
    return t`This repository is only on this computer: it has no remote to publish to. Ask the person who set up the site to add one: git remote add origin with its address, then git push -u origin main.`;
  if (destination.is === "unknown")
    return `This repository has several remotes (${new Intl.ListFormat("en").format(remotes)}), and the editor doesn't know which one publishes the site. Push this branch to that remote once: git push -u NAME HEAD, with the remote's name. After that, you can publish from here.`;
  if (!isPersonKnown)
    return t`Git doesn't know your name and email yet, and it records them with every change. Set them once: git config --global user.name "Your Name" and git config --global user.email "you@example.org".`;
  return undefined;
}

async function obstacleOfDirect(repository: Repository): Promise<string | undefined> {
  const { folder, head, branch, destination } = repository;
  if (destination.is !== "known") return undefined;
  const { published, tip, isOurs } = destination;
  const short = branch && shortName(branch);
  if (!isOurs)
    return `Your branch "${short}" isn't on the remote yet. Send your changes as a proposal, or push the branch once: git push -u ${published.remote} ${short}.`;
  const others = head === tip ? [] : await otherFilesChanged(folder, published.ref, head);
  const [first] = others;
  if (first === undefined) return undefined;
  const more = others.length > 1 ? ` and ${others.length - 1} more` : "";
  return `Your branch "${short}" has unpublished commits that change files other than content (${first}${more}). Publishing directly would publish those too. Send your changes as a proposal, or push those commits first (git push).`;
}

/** Files other than content that unpublished commits change. */
async function otherFilesChanged(folder: string, ref: string, head: string): Promise<string[]> {
  const ask = ["diff", "--name-only", "-z", "--no-renames", `${ref}...${head}`, "--", ":(top)"];
  const out = [":(exclude,glob)*.json", ":(exclude,glob)media/**"];
  return listed((await gitIfAny(folder, [...ask, ...out])) ?? "");
}
