// Links to the company's pages at social networks: a small drawing, and the network's name for everyone to read.
import type { ReactElement } from "react";
import { LineDrawing } from "../components/LineDrawing.tsx";
import type { Site } from "../content/model/site.ts";

type Links = NonNullable<Site["footer"]["social"]>;
type Network = Links[number]["network"];

/** A name as the network writes it, and lines that remind of its mark; they aren't the marks themselves. */
const networks: Record<Network, [name: string, drawing: string]> = {
  facebook: ["Facebook", "M15 4h-1.5A3.5 3.5 0 0 0 10 7.5V21M6.5 12H14"],
  instagram: [
    "Instagram",
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M17 7h.01",
  ],
  linkedin: ["LinkedIn", "M5 10v10M5 5v.01M10 20V10M10 14a4 4 0 0 1 9 0v6"],
  youtube: [
    "YouTube",
    "M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10 9v6l5-3z",
  ],
  x: ["X", "M4 4l16 16M20 4 4 20"],
  tiktok: ["TikTok", "M13 3v13a4 4 0 1 1-4-4M13 3a6 6 0 0 0 6 6"],
  pinterest: ["Pinterest", "M12 10 9 21M8 13a5 5 0 1 1 4 2"],
  whatsapp: ["WhatsApp", "M4 20l1.3-4A8.5 8.5 0 1 1 8.5 19zM9 9c0 3 3 6 6 6"],
  mastodon: ["Mastodon", "M6 16V9a3 3 0 0 1 6 0v4M12 9a3 3 0 0 1 6 0v7"],
  bluesky: [
    "Bluesky",
    "M12 12C10 8 6 4 4 5s-1 8 3 8c-4 1-1 6 2 5s3-4 3-6c0 2 0 5 3 6s6-4 2-5c4 0 5-7 3-8s-6 3-8 7z",
  ],
};

/**
 * The name of the network, and with several links to one network what tells them apart: the end of the address, or all
 * of it if the ends are equal, too.
 */
function labels(links: Links): string[] {
  const nameOf = ({ network }: Links[number]) => networks[network][0];
  return [addressEnd, wholeAddress].reduce(
    (names, more) =>
      names.map((name, index) => {
        const link = links[index];
        const isUnique = names.indexOf(name) === names.lastIndexOf(name);
        return isUnique || !link ? name : `${nameOf(link)} (${more(link.href)})`;
      }),
    links.map(nameOf),
  );
}

const wholeAddress = (href: string) => href.replace(/^https?:\/\/(?:www\.)?/, "");

/** Such as “@company”, the last part of a path. */
const addressEnd = (href: string) =>
  /([^/?#]+)\/*(?:[?#].*)?$/.exec(wholeAddress(href))?.[1] ?? wholeAddress(href);

export function SocialLinks({ links }: { links: Links }): ReactElement {
  const names = labels(links);
  return (
    <ul className="social-links">
      {links.map(({ network, href }, index) => {
        const [, drawing] = networks[network];
        return (
          <li key={index}>
            <a className="footer-link" href={href}>
              <LineDrawing size={20}>
                <path d={drawing} />
              </LineDrawing>
              {names[index]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
