// Tells the user that a form's message wasn't really sent, and links to the mailbox that has it.
import { putIntoBar } from "./dev-bar.ts";
import { button, element, hostElement } from "./element.ts";

const styles = `
  :host { border-block-start: 4px solid #9fd8d2; }
  section { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }
  p { margin: 0; }
  button { flex: none; }
  a { color: #9fd8d2; }
`;

let shown: HTMLElement | undefined;

/** @param inbox the path of the mailbox */
export function showTestMailNotice(inbox: string): void {
  shown?.remove();
  const link = document.createElement("a");
  link.href = inbox;
  link.target = "_blank";
  link.append(location.host + inbox);
  const words = element(
    "p",
    "This was a test: the message wasn't sent to anyone. It is in the mailbox, ",
    link,
  );
  words.role = "status";
  const section = element(
    "section",
    words,
    button("Close", () => shown?.remove()),
  );
  shown = hostElement("mail-rehearsal", styles, section);
  putIntoBar(shown);
}
