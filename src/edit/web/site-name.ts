// What people call a site: its address without what is the same for all.

export function siteName(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
