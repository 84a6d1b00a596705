// The colours of tokens.css for what has no stylesheet: the browser's bars, the icon, the share picture.
export const palette = {
  paper: "#fcfdfb",
  ink: "#16242f",
  inkSoft: "#4a5963",
  line: "#6f8285",
  accent: "#0c5257",
  signal: "#a8501a",
} as const;
