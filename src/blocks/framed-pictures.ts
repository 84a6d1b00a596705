// Where pictures are cut to the site's ratio, as the schemas say. Everywhere else, views show them whole.
import { isFields, valueAt } from "../content/model/json.ts";
import type { Path } from "../content/model/path.ts";
import { innerPlan, pagePlan, variantOf, type Plan } from "../content/schema/walk.ts";

/**
 * @param root a page's value
 * @param path of the picture in it
 */
export function isFramed(root: unknown, path: Path): boolean {
  const isCut = planAt(root, path)?.isCut ?? false;
  if (typeof isCut === "boolean") return isCut;
  const block = valueAt(root, path.slice(0, 2));
  return isFields(block) && isCut.some((layout) => layout === block["layout"]);
}

function planAt(root: unknown, path: Path): Plan | undefined {
  let plan: Plan | undefined = pagePlan;
  let value = root;
  for (const step of path) {
    if (!plan || typeof value !== "object" || value === null) return undefined;
    plan = innerPlan(variantOf(plan, value) ?? plan, value, String(step));
    value = valueAt(value, [step]);
  }
  return plan;
}
