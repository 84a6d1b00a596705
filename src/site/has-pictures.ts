// Says if a site's pages show pictures, so that only such a site has what replaces broken ones.
import type { Site } from "../content/model/site.ts";

export const hasPictures = ({ pages }: Pick<Site, "pages">): boolean => hasPicture(pages);

/** True if compiled content has a picture. That of a video isn't shown as one. */
function hasPicture(content: unknown): boolean {
  if (typeof content !== "object" || content === null || "poster" in content) return false;
  return ("src" in content && "alt" in content) || Object.values(content).some(hasPicture);
}
