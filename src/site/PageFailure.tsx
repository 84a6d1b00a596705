// The error page that replaces a page that could not be fetched. Only sites with several documents have it.
import type { ReactElement } from "react";
import { PageLink } from "../components/PageLink.tsx";
import type { PageName } from "../content/model/notations.ts";
import type { Site } from "../content/model/site.ts";

// Cast: no page has this name.
const anyPage = "*" as PageName;

export function PageFailure({ wording }: { wording: Site["wording"] }): ReactElement {
  return (
    <template data-page-failure="">
      <div className="page" data-title={wording.pageError}>
        <section className="hero opening">
          <div className="hero-frame">
            <div className="hero-words">
              <h1 tabIndex={-1}>{wording.pageError}</h1>
              <div className="hero-rest">
                <div className="hero-text">
                  <p>{wording.pageErrorHelp}</p>
                </div>
                <div className="actions">
                  {/* The runtime replaces the asterisk by the page's name. */}
                  <PageLink page={anyPage} className="button primary">
                    {wording.tryAgain}
                  </PageLink>
                </div>
              </div>
            </div>
          </div>
        </section>
      </div>
    </template>
  );
}
