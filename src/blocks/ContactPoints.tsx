// Ways to reach the company, each with its label.
import type { ReactElement } from "react";
import type { ContactPoint } from "../content/model/site.ts";
import { ContactLine } from "../components/ContactLine.tsx";

interface ContactPointsProps {
  points: readonly ContactPoint[];
  className: string;
}

export function ContactPoints({ points, className }: ContactPointsProps): ReactElement {
  return (
    <dl className={className}>
      {points.map(({ kind, label, lines }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          {lines.map((line, lineIndex) => (
            <dd key={lineIndex}>
              <ContactLine kind={kind} line={line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
