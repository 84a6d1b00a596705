// Escapes text for XML and HTML that isn't rendered by React.

/** Safe as the text of an element, and as an attribute's value in double quotes. */
export function escapeXml(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
