// Formats diagnostics for programs: JSON for tools, GitHub's workflow commands for annotations in a pull request.
import type { Finding } from "../diagnostics/finding.ts";
import { visible, visibleInLine, visibleJson } from "../text/invisible.ts";

/** An array with one entry per diagnostic, whose fields are always the same and in the same order. */
export function formatJson(diagnostics: readonly Finding[]): string {
  const entries = diagnostics.map((diagnostic) => {
    const { id, severity, file, line, column, endLine, endColumn, pointer } = diagnostic;
    const { message, hint } = diagnostic;
    return { id, severity, file, line, column, endLine, endColumn, pointer, message, hint };
  });
  return visibleJson(JSON.stringify(entries, null, 2));
}

/**
 * One line per diagnostic (workflow commands, see "Setting an error message" in GitHub's documentation).
 * @param explainedIn the file that explains every id: annotations are plain text, without links
 */
export function formatGithub(diagnostics: readonly Finding[], explainedIn: string): string {
  return diagnostics
    .map(({ id, severity, file, line, column, endLine, endColumn, message, hint }) => {
      // Columns are only allowed if the location is within one line.
      const columns = endLine === line ? `,col=${column},endColumn=${endColumn}` : "";
      const location = `file=${escapeValue(visibleInLine(file))},line=${line},endLine=${endLine}${columns}`;
      const text = visible(`${message}\n${hint}\nMore about ${id}: ${explainedIn}`);
      return `::${severity} ${location},title=${escapeValue(id)}::${escape(text)}`;
    })
    .join("\n");
}

function escape(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeValue(text: string): string {
  return escape(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
