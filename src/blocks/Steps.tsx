// Shows the steps of a process on the site's line with ticks.
import type { ReactElement } from "react";
import { RichText } from "../components/RichText.tsx";
import { areEarly, dated } from "./dated.ts";
import { PictureView } from "./PictureView.tsx";
import { ItemHeading, Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

/** Up to this many steps are shown side by side. More are shown one below another. */
const mostAcross = 3;

export function Steps({ block, site }: BlockProps<"steps">): ReactElement {
  const across = block.steps.length <= mostAcross;
  const isPictured = block.steps.some(({ picture }) => picture);
  const layout = across ? "steps steps-across" : "steps";
  return (
    <Section
      block={block}
      className={across ? "across" : "in-margin"}
      isEarly={areEarly(block.steps)}
    >
      <ol className={isPictured ? `${layout} pictured` : layout}>
        {block.steps.map((step, index) => (
          <li {...dated(step, "step", site)} key={index}>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <ItemHeading below={block.heading}>{step.heading}</ItemHeading>
            <div className="item-text">
              <RichText text={step.text} />
            </div>
            {step.picture && (
              <PictureView picture={step.picture} sizes="(min-width: 40rem) 38rem, 100vw" whole />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
