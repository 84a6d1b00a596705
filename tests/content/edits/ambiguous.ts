// Edits that the reader takes for different ones. Each of these texts can mean either, and the report is true for both.
// They are listed one by one, so that a change in behavior is noticed.
//
// - One of two fields with the same name is left.
// - A text that has lost its quotes is taken to end before the bracket that closes its line.
// - A name and a text look alike, so that a text alone can be a name whose value is missing.

export const readOtherwise: Readonly<Record<string, readonly string[]>> = {
  "a line pasted twice": ['site.json:87:1 "subject": syntax-line-twice in line 88, read otherwise'],
};

/** Two things are wrong then, or one thing in either of two places. */
export const judgedOtherwise: Readonly<Record<string, readonly string[]>> = {
  "a line left out": [
    'site.json:87:1 "subject": unknown-parameter in line 93, syntax-comma-extra in line 86',
  ],
  "a line pasted twice": [
    'join-team.json:132:1 { "value: syntax-comma-missing in line 132, duplicate-name in line 133',
    'site.json:87:1 "subject": syntax-line-twice in line 88',
  ],
};
