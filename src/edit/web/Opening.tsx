// What is on the screen until the content has been read.
import type { ReactElement } from "react";
import { t } from "../../words/t.ts";

export function Opening(): ReactElement {
  return (
    <main className="start">
      <p className="opening" role="status">{t`Opening the site …`}</p>
    </main>
  );
}
