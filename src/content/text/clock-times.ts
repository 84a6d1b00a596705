// Reads a time, or a beginning and an end, as people write them in the languages of the editor: 10 h – 17 h, 6-8 pm.

const minutes = String.raw`(?:\s*[:.h]\s*(?<minutes>\d\d))?`;
const unit = String.raw`(?:\s*(?:h|hs|uhr|heures?|horas?|o[’']clock|(?<half>[ap])\.?m\.?))?`;
const time = new RegExp(String.raw`^(?<hours>\d{1,2})${minutes}${unit}$`, "iu");

const beginning = /^(?:from|at|von|ab|um|de|dès|à|desde|a las?)\s+(?:las?\s+)?/iu;
const between = /\s*[-‐–—]\s*|\s+(?:to|until|till|bis|à|a|hasta)\s+(?:las?\s+)?/iu;

/** @returns on a 24-hour clock, from 00:00 to 24:00, such as 10:00 or 10:00-17:00; undefined for anything else */
export function clockTimes(written: string): string | undefined {
  const parts = written.trim().replace(beginning, "").split(between);
  if (parts.length > 2) return undefined;
  const halfOfLast = time.exec(parts.at(-1) ?? "")?.groups?.["half"];
  const times = parts.map((part) => clockTime(part, halfOfLast));
  return times.includes(undefined) ? undefined : times.join("-");
}

/** @param half of the day if the time says none: “a” or “p”, or none on a 24-hour clock */
function clockTime(written: string, half: string | undefined): string | undefined {
  const { groups } = time.exec(written) ?? {};
  if (!groups) return undefined;
  const own = (groups["half"] ?? half)?.toLowerCase();
  const hours = Number(groups["hours"]);
  const past = Number(groups["minutes"] ?? 0);
  const onClock = own === undefined ? hours : (hours % 12) + (own === "p" ? 12 : 0);
  if (past > 59 || onClock * 60 + past > 24 * 60 || (own !== undefined && hours > 12))
    return undefined;
  return [onClock, past].map((part) => String(part).padStart(2, "0")).join(":");
}
