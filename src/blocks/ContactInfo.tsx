// How and when to reach the company.
import type { ReactElement } from "react";
import { ContactLine } from "./ContactLine.tsx";
import { ItemHeading, Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

export function ContactInfo({ block, headingId }: BlockProps<"contactInfo">): ReactElement {
  return (
    <Section block={block} className="in-margin" headingId={headingId}>
      <div className="contact-info">
        <dl className="points">
          {block.points.map((point, index) => (
            <div className="point" key={index}>
              <dt>{point.label}</dt>
              {point.lines.map((line, lineIndex) => (
                <dd key={lineIndex}>
                  <ContactLine kind={point.kind} line={line} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
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
