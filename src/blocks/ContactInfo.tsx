// Shows how and when to reach the company.
import type { ReactElement } from "react";
import { ContactPoints } from "./ContactPoints.tsx";
import { OpeningHours } from "./OpeningHours.tsx";
import { PictureView } from "./PictureView.tsx";
import { Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

export function ContactInfo({ block, site, language }: BlockProps<"contactInfo">): ReactElement {
  return (
    <Section
      block={block}
      className="in-margin"
      aside={
        block.picture && (
          <PictureView picture={block.picture} sizes="(min-width: 60rem) 24rem, 100vw" whole />
        )
      }
    >
      <div className="contact-info">
        {block.points && (
          <ContactPoints points={block.points} className="points" language={language} />
        )}
        {block.hours && (
          <OpeningHours hours={block.hours} below={block.heading} site={site} language={language} />
        )}
      </div>
    </Section>
  );
}
