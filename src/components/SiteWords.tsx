// Marks words that the site adds by itself, where the text around them is in another language.
import { createContext, useContext, type ReactNode } from "react";

/** The attributes of such words; undefined where all text is in the site's language. */
export interface SiteLanguage {
  lang: string;
  dir: "ltr" | "rtl";
}

export const SiteLanguages = createContext<SiteLanguage | undefined>(undefined);

export function SiteWords({ children }: { children: ReactNode }): ReactNode {
  const attributes = useContext(SiteLanguages);
  return attributes ? <span {...attributes}>{children}</span> : children;
}
