// The buttons and fields that the documentation names in italics are on the screen, in these words.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const documents = ["content/README.md", "README.md", "src/README.md", "src/host/README.md"];

/** Labels of other programs, which this project can't look up. */
const elsewhere = {
  "Visual Studio Code": [
    "File, Open Folder",
    "Create new branch",
    "Source Control",
    "Commit",
    "Publish Branch",
  ],
  "text editors": ["Edit, Undo"],
  GitHub: [
    "…",
    "Delete file",
    "Add file, Create new file",
    "Add file, Upload files",
    "Commit changes",
    "Create a new branch",
    "Propose changes",
    "Create pull request",
    "Create draft pull request",
    "Files changed",
    "Compare & pull request",
    "Details",
    "Summary",
    "Artifacts",
    "Merge pull request",
    "Use this template, Create a new repository",
    "Fork",
    "Settings, Secrets and variables, Actions, Variables",
    "Contents",
    "Pull requests",
    "Read and write",
    "Settings, Developer settings, Personal access tokens, Fine-grained tokens",
    "Actions",
    "Close pull request",
    "Revert",
    "Settings, Pages, Source: GitHub Actions",
  ],
  "this project's workflows at GitHub": ["Check content", "review"],
  EmailJS: [
    "Email Services",
    "Email Templates",
    "To Email",
    "Subject",
    "Reply To",
    "Account, General",
  ],
  Windows: ["Extract All"],
  browsers: ["Save as PDF"],
  "drawing programs": ["Object to Path", "Create Outlines"],
};

const known = new Set(Object.values(elsewhere).flat());

function labelsIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/^ *```[^]*?^ *```/gm, "").replaceAll(/`[^`]*`/g, "");
  return [...prose.matchAll(/(?<![\w_])_([^_]+)_(?![\w_])/g)].map(([, label = ""]) =>
    label.replaceAll(/\s+/g, " "),
  );
}

/** The code in folders, without comments. */
function codeIn(folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.tsx?$|\.schema\.json$/.test(name))
    .map((name) => readFileSync(name, "utf8").replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ""))
    .join("\n")
    .replaceAll(/\s+/g, " ");
}

const shown = codeIn(["src/edit", "schema"]);

/** Whether a text on the screen begins with the label and ends or goes on with a value or an explanation after it. */
function isShown(label: string): boolean {
  const literal = label.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`["\`>] ?${literal} ?["\`<{$(,:]`).test(shown);
}

test.each(documents)("%s names buttons and fields as the editor does", (document) => {
  const labels = labelsIn(readFileSync(document, "utf8"));
  expect(labels.filter((label) => !known.has(label) && !isShown(label))).toEqual([]);
});

test("the messages that the guide explains are the editor's", () => {
  const guide = readFileSync("content/README.md", "utf8");
  const messages = [...guide.matchAll(/^\| “(.+?)”/gm)].map(([, message = ""]) => message);
  expect(messages.length).toBeGreaterThan(0);
  const code = codeIn(["src/edit", "src/store"]);
  expect(messages.filter((message) => !code.includes(message))).toEqual([]);
});

test("every label of another program is named somewhere", () => {
  const named = documents.flatMap((document) => labelsIn(readFileSync(document, "utf8")));
  expect([...known].filter((label) => !named.includes(label))).toEqual([]);
});

test.each(["Add a block", "Repair it", "On all pages", "Add bloc"])(
  "%s would be reported: no screen shows it",
  (label) => {
    expect(isShown(label)).toBe(false);
  },
);
