// Where something can be published from here, and which destination is chosen first.
import type { Destinations, Publishing } from "../../../store/store.ts";

export function canPublish({ direct, review }: Destinations): boolean {
  return direct.is === "open" || review.is === "open";
}

/** The first publish sends the site even if nothing has changed. */
export function isFirstPublish({ direct }: Destinations): boolean {
  return direct.is === "open" && direct.isFirst;
}

type DestinationName = Publishing["to"]["is"];

/** The last used destination, so that someone who sends proposals doesn't publish directly by accident. */
export function initialDestination(
  { direct, review }: Destinations,
  last: DestinationName | undefined,
): DestinationName {
  if (direct.is === "closed") return "review";
  return last === "review" && review.is === "open" ? "review" : "direct";
}
