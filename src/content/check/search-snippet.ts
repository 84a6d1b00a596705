// How a page looks in a list of search results, which cut what is too long.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { fillFacts, type Facts } from "../resolve/facts.ts";
import { isFields } from "../schema/walk.ts";

/** About what Google shows on a wide screen; it cuts by width, so that no number is exact. */
const limits = { title: 60, description: 160 };

/** @param page a page file's value, of whatever shape */
export function checkSearchResult(page: unknown, facts: Facts): Problem[] {
  if (!isFields(page)) return [];
  const lengthOf = (text: unknown) =>
    typeof text === "string" ? [...fillFacts(text, facts).text].length : 0;
  const title = lengthOf(page["title"]);
  const description = lengthOf(page["description"]);
  const problems: Problem[] = [];
  if (title > limits.title) {
    const values = { length: title, limit: limits.title };
    problems.push(problem("long-title", { path: ["title"], at: "value" }, values));
  }
  if (description > limits.description) {
    const values = { length: description, limit: limits.description };
    problems.push(problem("long-description", { path: ["description"], at: "value" }, values));
  }
  return problems;
}
