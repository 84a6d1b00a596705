// Shows the company's own logo, or the built-in mark with the company's name.
import type { ReactElement } from "react";
import type { Logo as LogoFile } from "../content/model/notations.ts";
import type { Site } from "../content/model/site.ts";

/** In pixels: the space next to the menu button on the narrowest phone, and the height of the header. */
const room = { width: 160, height: 40 };

export function Logo({ site: { logo, name } }: { site: Site }): ReactElement {
  if (logo) return <OwnLogo logo={logo} name={name} />;
  return (
    <>
      <Mark />
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

/** The built-in mark: a line with ticks that ends in a check mark. */
function Mark(): ReactElement {
  return (
    <svg
      className="mark"
      aria-hidden="true"
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    >
      <path d="M2 25h28M5 25v-5M11 25v-5" />
      <path d="m15 18 4 7 9-18" strokeWidth="3" />
    </svg>
  );
}
