// Finds out before publishing whether a branch takes commits without a review.
import { jsonIn, type Connection } from "./connection.ts";

/**
 * Rules of rulesets that stop a commit that comes directly.
 * https://docs.github.com/en/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets/available-rules-for-rulesets
 */
const closing = new Set([
  "code_scanning",
  "merge_queue",
  "pull_request",
  "required_deployments",
  "required_signatures",
  "required_status_checks",
  "update",
  "workflows",
]);

interface ProtectionAnswer {
  repository: {
    ref: {
      /** What holds for this person; null if nothing does. */
      refUpdateRule: {
        viewerCanPush: boolean;
        requiredApprovingReviewCount: number | null;
        requiredStatusCheckContexts: readonly string[] | null;
        requiresSignatures: boolean;
      } | null;
    } | null;
  };
}

/** GitHub has two kinds of protection: branch protection rules, and rulesets. */
export async function rulesOf(
  connection: Connection,
  branch: string,
): Promise<{ direct: "open" | "closed" }> {
  const closed = await Promise.all([
    isClosedByProtection(connection, branch),
    isClosedByRuleset(connection, branch),
  ]);
  return { direct: closed.includes(true) ? "closed" : "open" };
}

async function isClosedByProtection(connection: Connection, branch: string): Promise<boolean> {
  const { repository } = await connection.query<ProtectionAnswer>(
    `query($owner: String!, $name: String!, $ref: String!) {
      repository(owner: $owner, name: $name) {
        ref(qualifiedName: $ref) {
          refUpdateRule {
            viewerCanPush requiredApprovingReviewCount requiredStatusCheckContexts requiresSignatures
          }
        }
      }
    }`,
    { ref: `refs/heads/${branch}` },
  );
  const rule = repository.ref?.refUpdateRule;
  if (!rule) return false;
  const hasReviews = (rule.requiredApprovingReviewCount ?? 0) > 0;
  const hasChecks = (rule.requiredStatusCheckContexts ?? []).length > 0;
  return !rule.viewerCanPush || hasReviews || hasChecks || rule.requiresSignatures;
}

/** The list of rules doesn't say who may ignore them; each ruleset does. */
async function isClosedByRuleset(connection: Connection, branch: string): Promise<boolean> {
  const answered = await connection.ask({
    path: `/rules/branches/${encodeURIComponent(branch)}?per_page=100`,
  });
  // Without rulesets in a company's plan, GitHub refuses the question.
  if (answered.is === "declined") return false;
  const rules = await jsonIn<readonly { type: string; ruleset_id?: number }[]>(answered.response);
  const rulesets = new Set(
    rules.filter(({ type }) => closing.has(type)).map((rule) => rule.ruleset_id),
  );
  const closed = await Promise.all(
    [...rulesets].map(async (id) => id === undefined || !(await canBypass(connection, id))),
  );
  return closed.includes(true);
}

async function canBypass(connection: Connection, ruleset: number): Promise<boolean> {
  const answered = await connection.ask({ path: `/rulesets/${ruleset}` });
  if (answered.is === "declined") return false;
  const { current_user_can_bypass: how } = await jsonIn<{ current_user_can_bypass?: string }>(
    answered.response,
  );
  return how === "always" || how === "exempt";
}
