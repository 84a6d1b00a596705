// What is left of the editor in a tab once another one has taken over.
import type { ReactElement } from "react";

export function Elsewhere(): ReactElement {
  return (
    <main className="elsewhere">
      <div role="alert">
        <h1>You are editing the site in another tab</h1>
        <p>All that you wrote here is there, too. This tab can be closed.</p>
      </div>
      <button type="button" className="primary" onClick={() => location.reload()}>
        Go on here
      </button>
    </main>
  );
}
