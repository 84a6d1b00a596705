// Publishes the saved content without touching the person's index, and never by force. It makes a commit that no branch
// points to, pushes it, and moves the local branch only then, so that an interruption leaves nothing half done.
import type { PublishRequest } from "../store/dev/wire.ts";
import type { PublishAnswer } from "../store/store.ts";
import { basisOf, sentMark, type Basis } from "./basis.ts";
import { commitContent, CommitRefused } from "./commit.ts";
import { commitOf, isAncestor } from "./commits.ts";
import { shortName, type RemoteBranch } from "./remote-branch.ts";
import { git, gitOverNetwork, gitIfAny } from "./git.ts";
import { findBlockedName } from "./blocked-names.ts";
import { moveBranch } from "./move-branch.ts";
import { findMediaConflict, takeInMedia, theirTexts } from "./changes-of-others.ts";
import { explainGitError } from "./explain-git.ts";
import { push } from "./push.ts";
import { findRepository, readAgain, type Repository } from "./repository.ts";
import { branchesAt, sendForReview, wrongName } from "./propose.ts";
import { takeSnapshot, type Snapshot } from "./snapshot.ts";
import { destinationsFrom } from "./destinations.ts";

export type Wanted = Pick<PublishRequest, "message" | "to" | "mergedVersion">;

/** Decides if a snapshot may be published. */
export type Judge = (snapshot: Snapshot) => Promise<Verdict>;

export type Verdict =
  /** `leftOut` has new media that aren't published. */
  { is: "publishable"; leftOut: ReadonlySet<string> } | { is: "refused"; reason: string };

/** Others may publish first now and then. If it keeps happening, the person gets a message. */
const mostAttempts = 3;

const refused = (reason: string): PublishAnswer => ({ is: "refused", reason });

/** Publishes a snapshot of the content on disk. @param judge decides about that very snapshot */
export async function publishContent(
  folder: string,
  wanted: Wanted,
  judge: Judge,
): Promise<PublishAnswer> {
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const answer = await attemptOnce(folder, wanted, judge);
      if (answer !== "overtaken") return answer;
    }
    return refused("Someone else is publishing at the same time. Try again in a moment.");
  } catch (error) {
    if (error instanceof CommitRefused) return refused(error.message);
    return refused(explainGitError(error, wanted.to.is));
  }
}

async function attemptOnce(
  folder: string,
  wanted: Wanted,
  judge: Judge,
): Promise<PublishAnswer | "overtaken"> {
  if (wanted.message.trim() === "")
    return refused(
      "The description of your changes is empty. Describe what you changed in a few words.",
    );
  const found = await findRepository(folder);
  if (found.is === "none") return refused(found.reason);
  const before = await ready(found.repository, wanted);
  if (before.is === "refused") return before;
  await fetchPublished(folder, before);
  await finishEarlier(before);
  // The fetch and the finished publish may have changed the repository.
  const now = await ready(await readAgain(found.repository), wanted);
  if (now.is === "refused") return now;
  const { repository, published } = now;
  const basis = await basisOf(repository, now.tip, wanted.mergedVersion);
  const verdict = await judge(await takeSnapshot(repository, basis));
  if (verdict.is === "refused") return verdict;
  if (basis.theirs.length > 0) return overtaken(repository, basis);
  const mine = basis.mine.filter(({ name }) => !verdict.leftOut.has(name));
  const isFirst = repository.destination.is === "first";
  if (mine.length === 0 && !isFirst) return nothing(repository, now.tip);
  if (wanted.to.is === "review") {
    const { branch } = wanted.to;
    return sendForReview(
      repository,
      published,
      { ...basis, mine },
      { branch, message: wanted.message },
    );
  }
  return sendDirectly(repository, published, { ...basis, mine }, wanted.message);
}

type Ready =
  | { is: "ready"; repository: Repository; published: RemoteBranch; tip: string }
  | { is: "refused"; reason: string };

async function ready(repository: Repository, { to }: Wanted): Promise<Ready> {
  const route = (await destinationsFrom(repository))[to.is];
  if (route.is === "closed") return { is: "refused", reason: route.reason };
  const { destination, head } = repository;
  // Neither destination is available without a known remote branch, so this only satisfies the compiler.
  if (destination.is === "unknown")
    return { is: "refused", reason: "Nothing has been published yet." };
  const { published } = destination;
  const tip = destination.is === "first" ? head : destination.tip;
  const wrong = to.is === "review" ? await wrongName(repository, published, to.branch) : undefined;
  if (wrong !== undefined) return { is: "refused", reason: wrong };
  return { is: "ready", repository, published, tip };
}

/** Fetches the published branch. A branch that was never sent from here may still exist on the remote. */
async function fetchPublished(
  folder: string,
  { repository, published }: Ready & { is: "ready" },
): Promise<void> {
  const { remote, branch } = published;
  const isFirst = repository.destination.is === "first";
  if (isFirst && !(await branchesAt(folder, remote)).has(branch)) return;
  await gitOverNetwork(folder, ["fetch", "--quiet", "--no-tags", remote, `refs/heads/${branch}`]);
}

/** Cleans up after a publish that was interrupted before or after its push. */
async function finishEarlier({ repository, published }: Ready & { is: "ready" }): Promise<void> {
  const { folder } = repository;
  const mark = sentMark(published);
  const sent = await commitOf(folder, mark);
  if (sent === undefined) return;
  const hasArrived = await isAncestor(folder, sent, published.ref);
  if (!hasArrived || (await moveBranch(repository, sent)))
    await git(folder, ["update-ref", "-d", mark, sent]);
}

async function overtaken(repository: Repository, basis: Basis): Promise<PublishAnswer> {
  const clash = findMediaConflict(basis);
  if (clash !== undefined)
    return refused(
      `Someone else has changed ${clash} too, and two versions of a file in media can't be merged. Give your file another name and use that one, or remove it.`,
    );
  const hidden = await findBlockedName(repository, basis.theirs);
  if (hidden !== undefined)
    return refused(
      `Someone else has published ${hidden}, and this computer has a different file with that name that git ignores. Rename your file, then publish again.`,
    );
  await takeInMedia(repository, basis);
  const files = await theirTexts(repository, basis);
  return { is: "overtaken", mergedVersion: basis.published, files };
}

/** There is nothing to publish, but the local branch can still catch up with what others have published. */
async function nothing(repository: Repository, tip: string): Promise<PublishAnswer> {
  const { destination } = repository;
  if (destination.is === "known" && destination.isOurs) await moveBranch(repository, tip);
  return { is: "nothing" };
}

async function sendDirectly(
  repository: Repository,
  published: RemoteBranch,
  { published: over, mine: files }: Basis,
  message: string,
): Promise<PublishAnswer | "overtaken"> {
  const { folder, head, branch = "" } = repository;
  const isBehind = await isAncestor(folder, head, over);
  const isAhead = await isAncestor(folder, over, head);
  const parents = isBehind ? [over] : isAhead ? [head] : [head, over];
  // The first push of a branch needs no new commit.
  const commit =
    files.length === 0 ? over : await commitContent(repository, { over, files, parents, message });
  if (commit === undefined) return { is: "nothing" };
  const mark = sentMark(published);
  await git(folder, ["update-ref", mark, commit]);
  if (!(await push(folder, published, commit))) return "overtaken";
  const hasMoved = await moveBranch(repository, commit);
  if (repository.destination.is === "first") await setUpstream(folder, branch, published);
  if (hasMoved) await git(folder, ["update-ref", "-d", mark, commit]);
  const note = hasMoved
    ? undefined
    : "Your branch on this computer couldn't be updated because other files in it have changes. Run git pull later.";
  return { is: "published", branch: published.branch, review: undefined, note };
}

/** Sets the upstream, so that `git push` and `git pull` work without arguments. */
async function setUpstream(folder: string, branch: string, published: RemoteBranch): Promise<void> {
  const { remote, branch: there } = published;
  await gitIfAny(folder, ["branch", `--set-upstream-to=${remote}/${there}`, shortName(branch)]);
}
