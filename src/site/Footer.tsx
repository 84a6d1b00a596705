// The footer of every page: the company, links, and contact information.
import type { ReactElement } from "react";
import { ActionLink } from "../blocks/ActionButton.tsx";
import { ContactPoints } from "../blocks/ContactPoints.tsx";
import { dated } from "../blocks/dated.ts";
import type { Site } from "../content/model/site.ts";
import { OwnLogo } from "./Logo.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

/** What the footer reads of a site. */
export const siteFieldsOfFooter = [
  "darkPalette",
  "footer",
  "language",
  "logo",
  "name",
  "tagline",
  "timeZone",
] as const satisfies (keyof Site)[];

interface FooterProps {
  site: Pick<Site, (typeof siteFieldsOfFooter)[number]>;
}

export function Footer({ site }: FooterProps): ReactElement {
  const { text, links, contact, social, copyright, legal } = site.footer;
  return (
    <footer className="site-footer">
      <div className="footer-columns">
        <div>
          <p className={site.logo ? "footer-name with-logo" : "footer-name"}>
            {site.logo ? <OwnLogo logo={site.logo} site={site} /> : site.name}
          </p>
          <p className="footer-tagline">{site.tagline}</p>
          <p className="footer-text">{text}</p>
          {social && social.length > 0 && <SocialLinks links={social} />}
        </div>
        {links.items.length > 0 && (
          <div>
            <h2 className="footer-heading">{links.heading}</h2>
            <ul className="footer-links">
              {links.items.map((link, index) => (
                <li key={index} {...dated(link, undefined, site)}>
                  <ActionLink action={link} className="footer-link" />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h2 className="footer-heading">{contact.heading}</h2>
          <ContactPoints
            points={contact.points}
            className="footer-points"
            language={site.language}
          />
        </div>
      </div>
      <div className="footer-end">
        <p>{copyright}</p>
        <ul className="footer-legal">
          {legal.map((link, index) => (
            <li key={index} {...dated(link, undefined, site)}>
              <ActionLink action={link} className="footer-link" />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
