// Links through services that count clicks are recognized, and the address in them is found.
import fc from "fast-check";
import { expect, test } from "vitest";
import { directAddress, detoursIn } from "../../src/content/text/detours.ts";
import { withDirectAddresses } from "../../src/edit/page/clipboard/direct-addresses.ts";

const target = "https://www.course.example/summer?a=1&b=2#dates";
const base64 = (text: string) => Buffer.from(text).toString("base64url");

/** Each service's link to an address. */
const services: Record<string, (address: string) => string> = {
  "Google Docs": (to) =>
    `https://www.google.com/url?q=${encodeURIComponent(to)}&sa=D&source=editors&ust=1`,
  "Google Search": (to) => `https://www.google.co.uk/url?sa=t&url=${encodeURIComponent(to)}&usg=A`,
  Outlook: (to) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(to)}&data=05%7Ca%40b.example&reserved=0`,
  "Outlook, with a path": (to) =>
    `https://gbr01.safelinks.protection.outlook.com/GetUrlReputation?url=${encodeURIComponent(to)}`,
  Teams: (to) =>
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encodeURIComponent(to)}&locale=en-us`,
  Facebook: (to) => `https://l.facebook.com/l.php?u=${encodeURIComponent(to)}&h=AT0`,
  "Facebook on a phone": (to) => `https://lm.facebook.com/l.php?u=${encodeURIComponent(to)}`,
  Instagram: (to) => `https://l.instagram.com/?u=${encodeURIComponent(to)}&e=AT`,
  LinkedIn: (to) => `https://www.linkedin.com/redir/redirect?url=${encodeURIComponent(to)}&trk=a`,
  "LinkedIn's warning": (to) => `https://www.linkedin.com/safety/go?url=${encodeURIComponent(to)}`,
  Slack: (to) => `https://slack-redir.net/link?url=${encodeURIComponent(to)}`,
  YouTube: (to) =>
    `https://www.youtube.com/redirect?event=video_description&q=${encodeURIComponent(to)}`,
  Reddit: (to) => `https://out.reddit.com/t3_1?url=${encodeURIComponent(to)}&token=A`,
  DuckDuckGo: (to) => `https://duckduckgo.com/l/?uddg=${encodeURIComponent(to)}&rut=a`,
  Bing: (to) => `https://www.bing.com/ck/a?!&&p=1&u=a1${base64(to)}&ntb=1`,
  "Proofpoint 1": (to) =>
    `https://urldefense.proofpoint.com/v1/url?u=${encodeURIComponent(to)}&k=A`,
  "Proofpoint 2": (to) =>
    `https://urldefense.proofpoint.com/v2/url?u=${proofpoint(to)}&d=DwMFaQ&c=a&r=b`,
  "Proofpoint 3": (to) => `https://urldefense.com/v3/__${to}__;!!A1!B2$`,
};

function proofpoint(address: string): string {
  return Array.from(address, (each) => {
    if (each === "/") return "_";
    if (/[a-z\d.]/i.test(each)) return each;
    const code = /[-_]/.test(each) ? (each === "-" ? "%2D" : "%5F") : encodeURIComponent(each);
    return code.replaceAll("%", "-");
  }).join("");
}

test.each(Object.entries(services))("%s", (_, link) => {
  expect(directAddress(link(target))).toBe(target);
});

test("any address is found again, and one service in another", () => {
  const address = fc
    .webUrl({ validSchemes: ["https"], withQueryParameters: true })
    .map((url) => new URL(url).href)
    .filter((url) => !/[()*'!]|__/.test(url));
  const anyService = fc.constantFrom(...Object.values(services));
  const nested = fc.constantFrom(
    ...Object.values(services).filter((each) => !/v3|ck\/a/.test(each("a"))),
  );
  fc.assert(
    fc.property(address, anyService, nested, (to, inner, outer) => {
      expect(directAddress(inner(to))).toBe(to);
      expect(directAddress(outer(inner(to)))).toBe(to);
    }),
  );
});

test("characters that Proofpoint left out are put back", () => {
  const code = base64("é–ab");
  expect(
    directAddress(`https://urldefense.com/v3/__https://a.example/*x*y**A__;${code}!!Q!Z$`),
  ).toBe(new URL("https://a.example/éx–yab").href);
});

test.each([
  target,
  "https://www.google.com/maps?q=https://a.example/",
  "https://www.google.com/url?q=summer+course",
  "https://www.google.com.evil.example/url?q=https://a.example/",
  "https://www.youtube.com/watch?v=1&q=https://a.example/",
  "https://www.facebook.com/sharer.php?u=https://a.example/",
  "https://www.linkedin.com/shareArticle?url=https://a.example/",
  "https://duckduckgo.com/?q=https://a.example/",
  "mailto:a@b.example",
  "page:home",
  "media/a.pdf",
  "not an address",
])("%s goes where it says", (address) => {
  expect(directAddress(address)).toBeUndefined();
});

test("addresses are found in sentences and in Markdown, without what follows them", () => {
  const link = services["Google Docs"]?.("https://a.example/b(c)") ?? "";
  const direct = "https://a.example/b%28c%29";
  for (const [before, after] of [
    ["See ", "."],
    ["(", ")"],
    ["[words](", ") and more"],
    ["<", ">"],
    ["**", "**"],
  ] as const) {
    expect(withDirectAddresses(before + link + after)).toBe(before + direct + after);
    expect(detoursIn(before + link + after)).toEqual([
      { written: link, from: before.length, direct },
    ]);
  }
});
