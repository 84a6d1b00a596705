// Generated from src/commands/new-site/ by `npm run generate`. Don't edit.
/** The texts that `npm run new` writes only to say what to write in their place. */
export const newSiteTexts: readonly string[] = [
  "Your hours on these days",
  "Say here who you are and whom you work for, in one to three sentences.",
  "A first reason",
  "Something that a visitor gets from you, in a sentence.",
  "A second reason",
  "Who does the work, and what they are good at.",
  "A third reason",
  "What you promise, and how you keep it.",
  "Say here what happens first.",
  "Your Company",
  "What you do, in a few words",
  "Your street and number",
  "Your City",
  "Your ZIP or postal code",
  "your reply time",
  "Say here in a sentence or two what you do, and for whom."
];
/** The language that `npm run new` writes if none is named. */
export const newSiteLanguage = "en-US";
