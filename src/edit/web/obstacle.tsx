// What keeps the editor from starting at all. The links keep the fragment: it may be an invitation.
import type { ReactElement } from "react";
import { editorAddress } from "./editor-address.ts";
import { StartScreen } from "./StartScreen.tsx";
import { t } from "../../words/t.ts";
import { tParts } from "../ui/t-parts.tsx";

/** @returns the screen that says it; undefined if nothing does */
export function findObstacle(): ReactElement | undefined {
  // Another page could show the editor in a frame, and make people click where they don't see it.
  if (globalThis.self !== globalThis.top) return <Framed />;
  // Browsers have cryptography and much else only there.
  if (!isSecureContext) return <NotSecure />;
  return undefined;
}

function Framed(): ReactElement {
  return (
    <StartScreen title={t`Open the editor in a tab of its own`}>
      <p>{t`It doesn’t work inside another page, so that no page can trick you into clicking.`}</p>
      <p>
        <a
          href={editorAddress() + location.hash}
          target="_blank"
          rel="noreferrer"
        >{t`Open the editor`}</a>
      </p>
    </StartScreen>
  );
}

function NotSecure(): ReactElement {
  const secure = editorAddress().replace(/^http:/, "https:");
  return (
    <StartScreen title={t`The editor needs a secure connection`}>
      <p>{tParts`Open ${(<a href={secure + location.hash}>{secure}</a>)}. If that doesn’t work, ask the person who manages the site to turn on HTTPS.`}</p>
    </StartScreen>
  );
}
