// A visitor gets shorter names for the sides and sizes that are the same in every language.
import { expect, test } from "vitest";
import { horizontalStyles } from "../../src/document/horizontal-styles.ts";

test.each([
  ["{block-size:1px;min-block-size:2px}", "{height:1px;min-height:2px}"],
  ["{inline-size:100%;max-inline-size:3px}", "{width:100%;max-width:3px}"],
  ["{inset-block-start:0;inset-block-end:1px}", "{top:0;bottom:1px}"],
  ["{border-block-start:0;border-block-end-color:red}", "{border-top:0;border-bottom-color:red}"],
  ["{margin-block-start:0;padding-block-end:0}", "{margin-top:0;padding-bottom:0}"],
])("of %s", (logical, physical) => {
  expect(horizontalStyles(`@media print{.a:hover${logical}}`)).toBe(
    `@media print{.a:hover${physical}}`,
  );
});

test.each([
  "{inset-inline-start:0;border-inline-end:0;margin-inline:0;padding-inline-start:0}",
  "{inset-block:auto 0;padding-block:1px 2px;container-type:inline-size}",
  "{transition:block-size 1s;content:attr(data-block-size)}",
])("but not of %s, which has no shorter name or depends on the direction", (css) => {
  expect(horizontalStyles(css)).toBe(css);
});
