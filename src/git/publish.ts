// Publishes the saved content without touching the person's index, and never by force. It makes a commit that no branch
// points to, pushes it, and moves the local branch only then, so that an interruption leaves nothing half done.
import type { PublishRequest } from "../store/dev/wire.ts";
import type { Checked } from "../store/checked.ts";
import {
  publishOver,
  refused,
  whyClosed,
  type ChangedFile,
  type Pending,
  type PublishingPort,
  type Refusal,
} from "../store/publishing.ts";
import type { PublishAnswer } from "../store/store.ts";
import { basisOf, sentMark, type Basis } from "./basis.ts";
import { commitContent, CommitRefused } from "./commit.ts";
import { commitOf, isAncestor } from "./commits.ts";
import { shortName, type RemoteBranch } from "./remote-branch.ts";
import { git, gitOverNetwork, gitIfAny } from "./git.ts";
import { findBlockedName } from "./blocked-names.ts";
import { moveBranch } from "./move-branch.ts";
import { takeInMedia, theirTexts } from "./changes-of-others.ts";
import { explainGitError } from "./explain-git.ts";
import { push } from "./push.ts";
import { findRepository, readAgain, type Repository } from "./repository.ts";
import { branchesAt, sendForReview } from "./propose.ts";
import { takeSnapshot, type Snapshot } from "./snapshot.ts";
import { unpublishedSite } from "./unpublished-site.ts";
import { destinationsFrom } from "./destinations.ts";
import { t } from "../words/t.ts";

export type Wanted = PublishRequest;

/** What is known about a snapshot of the content beside git. */
export interface Judge extends Pick<PublishingPort<Pending>, "added"> {
  unseen(snapshot: Snapshot): Promise<Pending["unseen"]>;
  check(snapshot: Snapshot): Promise<Checked>;
}

interface State extends Pending {
  repository: Repository;
  published: RemoteBranch;
  basis: Basis;
  snapshot: Snapshot;
}

/** Publishes a snapshot of the content on disk. @param judge decides about that very snapshot */
export function publishContent(
  folder: string,
  wanted: Wanted,
  judge: Judge,
): Promise<PublishAnswer> {
  const { message, to } = wanted;
  return publishOver<State>(
    {
      added: judge.added,
      state: () => readState(folder, wanted, judge),
      check: ({ snapshot, basis }) => judgeAll(folder, judge, snapshot, basis),
      nothing,
      takeTheirs,
      send: (state, mine) => sendDirectly(state, mine, message),
      propose: ({ repository, published, basis }, mine, branch) =>
        sendForReview(repository, published, { ...basis, mine }, { branch, message }),
      explain: (error) =>
        refused(error instanceof CommitRefused ? error.message : explainGitError(error, to.is)),
    },
    wanted,
  );
}

async function judgeAll(
  folder: string,
  judge: Judge,
  snapshot: Snapshot,
  { published }: Basis,
): Promise<Checked> {
  const checked = await judge.check(snapshot);
  const { mistake = await unpublishedSite(folder, snapshot.files, published) } = checked;
  return { ...checked, mistake };
}

async function readState(folder: string, wanted: Wanted, judge: Judge): Promise<State | Refusal> {
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
  const { mine, theirs, newMedia } = basis;
  const snapshot = await takeSnapshot(repository, basis);
  const unseen = await judge.unseen(snapshot);
  const isFirst = repository.destination.is === "first";
  const own = { repository, published, basis, snapshot };
  return { is: "pending", mine, theirs, newMedia, unseen, isFirst, ...own };
}

type Ready = { is: "ready"; tip: string } & Pick<State, "repository" | "published">;

async function ready(repository: Repository, { to }: Wanted): Promise<Ready | Refusal> {
  const closed = whyClosed(await destinationsFrom(repository), to);
  if (closed !== undefined) return refused(closed);
  const { destination, head } = repository;
  // Neither destination is available without a known remote branch, so this only satisfies the compiler.
  if (destination.is === "unknown") return refused("Nothing has been published yet.");
  const tip = destination.is === "first" ? head : destination.tip;
  return { is: "ready", repository, published: destination.published, tip };
}

/** Fetches the published branch. A branch that was never sent from here may still exist on the remote. */
async function fetchPublished(folder: string, { repository, published }: Ready): Promise<void> {
  const { remote, branch } = published;
  const isFirst = repository.destination.is === "first";
  if (isFirst && !(await branchesAt(folder, remote)).has(branch)) return;
  await gitOverNetwork(folder, ["fetch", "--quiet", "--no-tags", remote, `refs/heads/${branch}`]);
}

/** Cleans up after a publish that was interrupted before or after its push. */
async function finishEarlier({ repository, published }: Ready): Promise<void> {
  const { folder } = repository;
  const mark = sentMark(published);
  const sent = await commitOf(folder, mark);
  if (sent === undefined) return;
  const hasArrived = await isAncestor(folder, sent, published.ref);
  if (!hasArrived || (await moveBranch(repository, sent)))
    await git(folder, ["update-ref", "-d", mark, sent]);
}

async function takeTheirs({ repository, basis }: State): Promise<PublishAnswer> {
  const hidden = await findBlockedName(repository, basis.theirs);
  if (hidden !== undefined)
    return refused(
      `Someone else has published ${hidden}, and this computer has a different file with that name that git ignores. Rename your file, then publish again.`,
    );
  await takeInMedia(repository, basis);
  const theirs = await theirTexts(repository, basis);
  return { is: "overtaken", mergedVersion: basis.published, ...theirs };
}

/** There is nothing to publish, but the local branch can still catch up with what others have published. */
async function nothing({ repository, basis }: State): Promise<PublishAnswer> {
  const { destination } = repository;
  if (destination.is === "known" && destination.isOurs)
    await moveBranch(repository, basis.published);
  return { is: "nothing" };
}

async function sendDirectly(
  { repository, published, basis }: State,
  files: readonly ChangedFile[],
  message: string,
): Promise<PublishAnswer | "moved"> {
  const { folder, head, branch = "" } = repository;
  const over = basis.published;
  const isBehind = await isAncestor(folder, head, over);
  const isAhead = await isAncestor(folder, over, head);
  const parents = isBehind ? [over] : isAhead ? [head] : [head, over];
  // The first push of a branch needs no new commit.
  const commit =
    files.length === 0 ? over : await commitContent(repository, { over, files, parents, message });
  if (commit === undefined) return { is: "nothing" };
  const mark = sentMark(published);
  await git(folder, ["update-ref", mark, commit]);
  if (!(await push(folder, published, commit))) return "moved";
  const hasMoved = await moveBranch(repository, commit);
  if (repository.destination.is === "first") await setUpstream(folder, branch, published);
  if (hasMoved) await git(folder, ["update-ref", "-d", mark, commit]);
  const note = hasMoved
    ? undefined
    : t`Your branch on this computer couldn't be updated because other files in it have changes. Run git pull later.`;
  return { is: "published", branch: published.branch, review: undefined, note };
}

/** Sets the upstream, so that `git push` and `git pull` work without arguments. */
async function setUpstream(folder: string, branch: string, published: RemoteBranch): Promise<void> {
  const { remote, branch: there } = published;
  await gitIfAny(folder, ["branch", `--set-upstream-to=${remote}/${there}`, shortName(branch)]);
}
