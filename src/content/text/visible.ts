// Texts of content files are shown in terminals, where some characters would do something instead.

/** What a terminal would obey or hide instead of showing, made visible as one column each. */
export function visible(text: string): string {
  return text.replace(
    // oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    "\ufffd",
  );
}
