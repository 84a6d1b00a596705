// What is on the screen until the content has been read.
import type { ReactElement } from "react";

export function Opening(): ReactElement {
  return (
    <main className="start">
      <p className="opening" role="status">
        Opening the site …
      </p>
    </main>
  );
}
