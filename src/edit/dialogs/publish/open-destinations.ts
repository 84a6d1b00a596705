// Whether anything can be published from here.
import type { Destinations } from "../../../store/store.ts";

export function canPublish({ direct, review }: Destinations): boolean {
  return direct.is === "open" || review.is === "open";
}

/** The first publish sends the site even if nothing has changed. */
export function isFirstPublish({ direct }: Destinations): boolean {
  return direct.is === "open" && direct.isFirst;
}
