// Finds where changes in this folder can be sent, and why if they can't.
import type { Destination, Destinations } from "../store/store.ts";
import { shortName } from "./remote-branch.ts";
import { gitIfAny, listed } from "./git.ts";
import type { Repository } from "./repository.ts";

export async function destinationsFrom(repository: Repository): Promise<Destinations> {
  const closed = obstacleOf(repository);
  if (closed !== undefined) return { direct: shut(closed), review: shut(closed) };
  const { destination } = repository;
  const isFirst = destination.is === "first";
  const open = (branch: string): Destination => ({ is: "open", branch, isFirst });
  const branch = destination.is === "unknown" ? "" : destination.published.branch;
  const direct = await obstacleOfDirect(repository);
  return { direct: direct === undefined ? open(branch) : shut(direct), review: open(branch) };
}

function shut(reason: string): Destination {
  return { is: "closed", reason };
}

/** Why nothing can be sent anywhere. */
function obstacleOf(repository: Repository): string | undefined {
  const { branch, begun, remotes, destination, isPersonKnown } = repository;
  if (begun !== undefined)
    return `${begun} has been begun in this repository and isn't finished. Finish it, or have it finished by whoever began it (git status says how), and publish then.`;
  if (branch === undefined)
    return "An earlier state is being looked at here, not a branch (git calls it a detached head). Go back to your branch, for example by git switch main, and publish then.";
  if (remotes.length === 0)
    return "This repository is on this computer only: there is no place that it is sent to. Whoever set up the site can add it: git remote add origin, with its address, and git push -u origin main.";
  if (destination.is === "unknown")
    return `This repository has several remotes (${new Intl.ListFormat("en").format(remotes)}), and it isn't known to which of them the site is published. Send this branch once to that one: git push -u NAME HEAD, with its name. From then on changes are published from here.`;
  if (!isPersonKnown)
    return 'Git doesn\'t know yet who you are, which it writes beside each change. Tell it once: git config --global user.name "Your Name" and git config --global user.email "you@example.org".';
  return undefined;
}

async function obstacleOfDirect(repository: Repository): Promise<string | undefined> {
  const { folder, head, branch, destination } = repository;
  if (destination.is !== "known") return undefined;
  const { published, tip, isOurs } = destination;
  const short = branch && shortName(branch);
  if (!isOurs)
    return `Your branch "${short}" has no counterpart at the remote. Send it as a proposal, or send yours there once: git push -u ${published.remote} ${short}.`;
  const others = head === tip ? [] : await otherFilesChanged(folder, published.ref, head);
  const [first] = others;
  if (first === undefined) return undefined;
  const more = others.length > 1 ? ` and ${others.length - 1} more` : "";
  return `Your branch "${short}" holds commits that aren't published and change other files than content (${first}${more}). Publishing directly would publish those too. Send yours as a proposal, or have them sent first (git push).`;
}

/** Files that aren't content, changed in commits that aren't at the remote yet. */
async function otherFilesChanged(folder: string, ref: string, head: string): Promise<string[]> {
  const ask = ["diff", "--name-only", "-z", "--no-renames", `${ref}...${head}`, "--", ":(top)"];
  const out = [":(exclude,glob)*.json", ":(exclude,glob)media/**"];
  return listed((await gitIfAny(folder, [...ask, ...out])) ?? "");
}
