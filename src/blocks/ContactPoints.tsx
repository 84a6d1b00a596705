// Ways to reach the company, each with its label.
import { Fragment, type ReactElement } from "react";
import type { ContactPoint } from "../content/model/site.ts";
import { mapAddress } from "../content/text/contact-link.ts";
import { ContactLine } from "../components/ContactLine.tsx";

interface ContactPointsProps {
  points: readonly ContactPoint[];
  className: string;
}

export function ContactPoints({ points, className }: ContactPointsProps): ReactElement {
  const isWide = points.some(({ label }) => label.split(/\s+/).some((word) => !fits(word)));
  return (
    <dl className={isWide ? `${className} long-labels` : className}>
      {points.map(({ kind, label, lines }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          {kind === "place" ? (
            <dd>
              <Place lines={lines} />
            </dd>
          ) : (
            lines.map((line, lineIndex) => (
              <dd key={lineIndex}>
                <ContactLine kind={kind} line={line} />
              </dd>
            ))
          )}
        </div>
      ))}
    </dl>
  );
}

/** All lines of an address together are what a map finds it by. */
function Place({ lines }: { lines: readonly string[] }): ReactElement {
  return (
    <a className="place" href={mapAddress(...lines)}>
      {/* One text with breaks, also where the link itself lines up what is in it. */}
      <span>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </span>
    </a>
  );
}

/** Whether the narrow column of labels holds a word in one piece: it is eight small letters wide. */
function fits(word: string): boolean {
  const widths = Array.from(word, (letter) => (/[\p{Lu}mw@]/u.test(letter) ? 1.5 : 1));
  return widths.reduce((sum, width) => sum + width, 0) <= 8;
}
