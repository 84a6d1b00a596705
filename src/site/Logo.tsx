// Shows the company's own logo, or its initials with the company's name.
import type { ReactElement } from "react";
import type { Logo as LogoFile } from "../content/model/notations.ts";
import type { Site } from "../content/model/site.ts";
import { initials } from "./initials.ts";

/** In pixels: the space next to the menu button on the narrowest phone, and the height of the header. */
const room = { width: 160, height: 40 };

export function Logo({ site: { logo, name } }: { site: Site }): ReactElement {
  if (logo) return <OwnLogo logo={logo} name={name} />;
  const letters = initials(name);
  return (
    <>
      {/* As an attribute, because the letters aren't part of the name that is read and copied. */}
      {letters && <span className="mark" aria-hidden="true" data-initials={letters} />}
      {name}
    </>
  );
}

/** Shows the logo, with the name next to it unless the logo contains the name. */
export function OwnLogo({ logo, name }: { logo: LogoFile; name: string }): ReactElement {
  const { src, alt, width, height } = logo;
  const scale = Math.min(room.width / width, room.height / height);
  return (
    <>
      {/* In <picture>, because React adds a preload link for an eager <img> without it. */}
      <picture className="own-logo">
        <img
          src={src}
          alt={alt ?? ""}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
        />
      </picture>
      {alt === undefined && name}
    </>
  );
}
