// Finds places in code where one small mistake can be made, such as a condition that means its opposite.
import { parseSync } from "vite";

/** A mistake: what it puts in the place of some characters of a file. */
export interface Mutant {
  from: number;
  to: number;
  text: string;
  /** In words: `=== for !==`. */
  what: string;
}

/** What each operator is taken for. */
const operators: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** @param file its name, which says how it is read */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = [];
  visit(parseSync(file, code).program, (node) => found.push(...mutantsAt(node, code)));
  return found;
}

function mutantsAt(node: Node, code: string): Mutant[] {
  const { type, start, end } = node;
  const textOf = ({ start: from, end: to }: Node) => code.slice(from, to);
  if (type === "BinaryExpression" || type === "LogicalExpression") {
    const [left, right] = [nodeIn(node, "left"), nodeIn(node, "right")];
    const operator = String(node["operator"]);
    const other = operators[operator];
    // Text can only be joined.
    const isText = operator === "+" && /["'`]/.test(code.slice(start, end));
    if (!left || !right || other === undefined || isText) return [];
    const at = code.indexOf(operator, left.end);
    return at === -1 || at > right.start
      ? []
      : [{ from: at, to: at + operator.length, text: other, what: `${other} for ${operator}` }];
  }
  const test = nodeIn(node, "test");
  if (test && (type === "IfStatement" || type === "ConditionalExpression"))
    return [{ from: test.start, to: test.end, text: `!(${textOf(test)})`, what: "the opposite" }];
  if (type === "UnaryExpression" && node["operator"] === "!")
    return [{ from: start, to: start + 1, text: "", what: "without !" }];
  if (type === "ExpressionStatement" && nodeIn(node, "expression")?.type === "CallExpression")
    return [{ from: start, to: end, text: ";", what: "without the call" }];
  if (type !== "Literal") return [];
  const { value } = node;
  if (typeof value === "boolean")
    return [{ from: start, to: end, text: String(!value), what: `${!value} for ${value}` }];
  if (typeof value !== "number") return [];
  return [{ from: start, to: end, text: String(value + 1), what: `${value + 1} for ${value}` }];
}

function nodeIn(node: Node, field: string): Node | undefined {
  const inner = node[field];
  return isNode(inner) ? inner : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** Visits what runs: types are checked by themselves. */
function visit(value: unknown, found: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) {
    if (value.type.startsWith("TS") && !("expression" in value)) return;
    found(value);
  }
  for (const inner of Object.values(value)) visit(inner, found);
}
