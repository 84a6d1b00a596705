// The company's mark: its own, or the drawn one beside its name.
import type { ReactElement } from "react";
import type { Logo as LogoFile } from "../content/model/notations.ts";
import type { Site } from "../content/model/site.ts";

/** In pixels: what is left beside the menu's button on the narrowest phone, and as high as the head of a page allows. */
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

/** Beside the name, unless it says that itself. */
export function OwnLogo({ logo, name }: { logo: LogoFile; name: string }): ReactElement {
  const { src, alt, width, height } = logo;
  const scale = Math.min(room.width / width, room.height / height);
  return (
    <>
      {/* Inside <picture>, because React puts a preload link in front of an eager <img> on its own. */}
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

/** A line with ticks whose last one turns into a check mark: tracked to the end. */
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
