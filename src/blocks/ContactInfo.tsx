// Shows how and when to reach the company.
import type { ReactElement } from "react";
import { ContactPoints } from "./ContactPoints.tsx";
import { PictureView } from "./PictureView.tsx";
import { ItemHeading, Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

/** In letters: longer names of days don't fit next to the hours on a phone. */
const longestDays = 14;

export function ContactInfo({ block, site }: BlockProps<"contactInfo">): ReactElement {
  const isLong = block.hours?.rows.some(({ days }) => days.length > longestDays);
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
          <ContactPoints points={block.points} className="points" language={site.language} />
        )}
        {block.hours && (
          <div className={isLong ? "hours long-labels" : "hours"}>
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
