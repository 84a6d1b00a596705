// Shows a difference as text: the same words for the terminal, a review, the editor and an email.
import { changeNames, type Difference, type Piece } from "./difference.ts";

/** The change and its location within its page: `Card “On US hours” › Text: removed`. */
export function differenceTitle({ location, did }: Pick<Difference, "location" | "did">): string {
  const name = locationText(location);
  return changeNames[did] === "" ? name : `${name}: ${changeNames[did]}`;
}

export function locationText(location: Difference["location"]): string {
  return location.join(" › ");
}

/** One side of a difference; empty where there was, or is, nothing. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}
