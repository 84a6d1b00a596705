// Shows the company's own logo, or its initials with the company's name.
import type { ReactElement } from "react";
import type { LogoFile, Logo as LogoValue } from "../content/model/notations.ts";
import type { Site } from "../content/model/site.ts";
import { initials } from "./initials.ts";

/** In pixels: the space next to the menu button on the narrowest phone, and the height of the header. */
const room = { width: 160, height: 40 };

interface LogoProps {
  site: Pick<Site, "darkPalette" | "logo" | "name">;
}

export function Logo({ site }: LogoProps): ReactElement {
  const { logo, name } = site;
  if (logo) return <OwnLogo logo={logo} site={site} />;
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
export function OwnLogo({
  logo: { alt, dark, ...file },
  site: { name, darkPalette },
}: {
  logo: LogoValue;
  site: Pick<Site, "name" | "darkPalette">;
}): ReactElement {
  const darkFile = darkPalette && dark;
  return (
    <>
      {/* In <picture>, because React adds a preload link for an eager <img> without it. */}
      <picture className={darkFile ? "own-logo of-two" : "own-logo"}>
        {darkFile && (
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={darkFile.src}
            {...sizeOf(darkFile)}
          />
        )}
        <img src={file.src} alt={alt ?? ""} {...sizeOf(file)} />
      </picture>
      {alt === undefined && name}
    </>
  );
}

/** In the pixels that it takes in the header. */
function sizeOf({ width, height }: LogoFile) {
  const scale = Math.min(room.width / width, room.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
