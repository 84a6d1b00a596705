// Lists phone numbers and addresses of the company with their labels.
import { Fragment, type ReactElement } from "react";
import type { ContactPoint } from "../content/model/site.ts";
import { mapAddress } from "../content/text/contact-link.ts";
import { ContactLine, Isolated } from "../components/ContactLine.tsx";

interface ContactPointsProps {
  points: readonly ContactPoint[];
  className: string;
  /** The language around them, such as `en-US`. */
  language: string;
}

export function ContactPoints({ points, className, language }: ContactPointsProps): ReactElement {
  const isWide = points.some(({ label }) => label.split(/\s+/).some((word) => !fits(word)));
  return (
    <dl className={isWide ? `${className} long-labels` : className}>
      {points.map(({ kind, label, lines }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          {kind === "place" ? (
            <dd>
              <Place lines={lines} language={language} />
            </dd>
          ) : (
            lines.map((line, lineIndex) => (
              <dd key={lineIndex}>
                <ContactLine kind={kind} line={line} language={language} />
              </dd>
            ))
          )}
        </div>
      ))}
    </dl>
  );
}

/** Links all lines of an address together, because a map needs the whole address. */
function Place({
  lines,
  language,
}: Pick<ContactPoint, "lines"> & Pick<ContactPointsProps, "language">): ReactElement {
  return (
    <a className="place" href={mapAddress(...lines)}>
      {/* In one span, so that the lines stay together if the link is a flex container. */}
      <span>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <Isolated language={language}>{line}</Isolated>
          </Fragment>
        ))}
      </span>
    </a>
  );
}

/** True if a word fits unbroken in the narrow column of labels, which is eight lowercase letters wide. */
function fits(word: string): boolean {
  const widths = Array.from(word, (letter) => (/[\p{Lu}mw@]/u.test(letter) ? 1.5 : 1));
  return widths.reduce((sum, width) => sum + width, 0) <= 8;
}
