// Renders the same content with the same views in the browser with React, as most sites would.
import { StrictMode, useEffect, useState, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import compiled from "virtual:site";
import "../../../src/site/styles.css";
import { lookRule } from "../../../src/document/tokens.ts";
import { Footer } from "../../../src/site/Footer.tsx";
import { Header, nextStep } from "../../../src/site/Header.tsx";
import { PageView } from "../../../src/site/PageView.tsx";
import type { Site } from "../../../src/content/model/site.ts";

function App({ site }: { site: Site }): ReactElement {
  const [name, setName] = useState<string | undefined>(site.homePage);
  const page = site.pages.find((it) => it.name === name) ?? site.pages[0];

  useEffect(() => {
    const follow = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-page]");
      if (button) setName(button.dataset["page"]);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);

  useEffect(() => {
    document.title = page?.title ?? "";
    scrollTo(0, 0);
  }, [page]);

  if (!page) return <p>There is no page.</p>;
  return (
    <>
      <style>{lookRule(site)}</style>
      <Header
        site={site}
        pages={site.pages.map((each) => each.name)}
        current={page.name}
        next={nextStep(site)}
      />
      <main id="main">
        <PageView key={page.name} page={page} site={site} hidden={false} />
      </main>
      <Footer site={site} />
    </>
  );
}

// Until this is there, the site's styles show links in place of its buttons.
document.documentElement.dataset["ran"] = "";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App site={compiled} />
    </StrictMode>,
  );
}
