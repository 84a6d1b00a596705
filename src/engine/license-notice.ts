// Says where the licenses of what is in a built file are.

/** In front of code with libraries or a font in it, which are only handed on along with their licenses. */
export const licenseNotice = "/*! Licenses: licenses-*.txt beside this file */";
