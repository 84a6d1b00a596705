// Shows the opening of a page (level 1), or a call to action, usually at its end.
import type { ReactElement } from "react";
import { RichText } from "../components/RichText.tsx";
import { languageProps } from "../content/text/writing.ts";
import { ActionButton } from "./ActionButton.tsx";
import { PictureView } from "./PictureView.tsx";
import type { BlockProps } from "./view.ts";

/** In the largest type, a phone has room for a word of 16 letters. */
const longWord = /\p{Script=Latin}{17}/u;

export function Hero({ block, site, page }: BlockProps<"hero">): ReactElement {
  const opens = block.level === 1;
  return (
    <section
      id={block.id}
      {...languageProps(opens ? "hero opening" : "hero closing", block.language)}
    >
      <div className={block.picture ? "hero-frame with-picture" : "hero-frame"}>
        <div className="hero-words">
          {opens ? (
            <h1 tabIndex={-1} className={longWord.test(block.heading) ? "long-word" : undefined}>
              {block.heading}
            </h1>
          ) : (
            <h2>{block.heading}</h2>
          )}
          {(block.text || block.actions) && (
            <div className="hero-rest">
              {block.text && (
                <div className="hero-text">
                  <RichText text={block.text} />
                </div>
              )}
              {block.actions && (
                <div className="actions">
                  {block.actions.map((action, index) => (
                    <ActionButton
                      key={index}
                      action={action}
                      kind={index === 0 ? "primary" : "secondary"}
                    />
                  ))}
                </div>
              )}
            </div>
          )}
        </div>
        {block.picture && (
          <PictureView
            picture={block.picture}
            sizes="(min-width: 60rem) 32rem, 100vw"
            first={opens && page === site.homePage}
          />
        )}
        {block.track && <Track words={block.track} />}
      </div>
    </section>
  );
}

/** Words on a line with ticks. CSS animates a claim along it to the last word. */
function Track({ words }: { words: string[] }): ReactElement {
  return (
    <ol className="track">
      {words.map((word, index) => (
        <li key={index}>{word}</li>
      ))}
    </ol>
  );
}
