// Where the reader takes an edit for another one than was made. Each of these texts can mean either, and what is
// told is true of both; each is named, so that a change is seen.
//
// - Of a field that comes twice, one is left.
// - A text that has lost its quotes is taken to end before the bracket that closes its line.
// - A name and a text look alike, so that a text alone can be a name whose value is missing.

export const readOtherwise: Readonly<Record<string, readonly string[]>> = {
  "a line pasted twice": ['site.json:87:1 "subject": syntax-line-twice in line 88, read otherwise'],
  "a text without its quotes": [
    'site.json:111:20 "[It goes on in the form: please copy t…: syntax-unquoted in line 111, read otherwise',
  ],
  "a field without its name": [
    'about.json:89:44 "page":: syntax-colon-missing in line 89, read otherwise',
    'denial-management.json:73:44 "page":: syntax-colon-missing in line 73, read otherwise',
    'get-started.json:35:45 "page":: syntax-colon-missing in line 35, read otherwise',
    'get-started.json:36:32 "page":: syntax-colon-missing in line 36, read otherwise',
    'home.json:13:35 "page":: syntax-colon-missing in line 13, read otherwise',
    'home.json:14:34 "page":: syntax-colon-missing in line 14, read otherwise',
    'home.json:88:49 "page":: syntax-colon-missing in line 88, read otherwise',
    'home.json:94:44 "page":: syntax-colon-missing in line 94, read otherwise',
    'rcm-solutions.json:46:55 "page":: syntax-colon-missing in line 46, read otherwise',
    'rcm-solutions.json:86:45 "page":: syntax-colon-missing in line 86, read otherwise',
  ],
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
