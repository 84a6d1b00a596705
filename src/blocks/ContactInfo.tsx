// How and when to reach the company.
import type { ReactElement } from "react";
import { ContactPoints } from "./ContactPoints.tsx";
import { PictureView } from "./PictureView.tsx";
import { ItemHeading, Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

export function ContactInfo({ block }: BlockProps<"contactInfo">): ReactElement {
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
        {block.points && <ContactPoints points={block.points} className="points" />}
        {block.hours && (
          <div className="hours">
            <ItemHeading below={block.heading}>{block.hours.heading}</ItemHeading>
            <table>
              <tbody>
                {block.hours.rows.map((row, index) => (
                  <tr key={index}>
                    <th scope="row">{row.days}</th>
                    <td>{row.hours}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Section>
  );
}
