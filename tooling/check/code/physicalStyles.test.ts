import { expect, test } from "vitest";
import { physicalStyleProblems } from "./physicalStyles.ts";

const problemsIn = (text: string) =>
  physicalStyleProblems({ path: "Card.css.ts", text: `style({ ${text} })` });

test.each([
  "left: 0",
  "marginRight: vars.space.sm",
  'borderLeft: "1px solid"',
  'borderTopLeftRadius: "50%"',
  'textAlign: "right"',
  'transformOrigin: "left"',
  'padding: "0 1px 0 2px"',
  "margin: `0 auto ${vars.space.md} calc(1px + ${x})`",
  "background: `linear-gradient(to right, red, ${vars.color.line})`",
  'transform: "translateX(40%)"',
])("reports %s", (text) => {
  expect(problemsIn(text)).toHaveLength(1);
});

test.each([
  "insetInlineStart: 0",
  "marginInlineEnd: vars.space.sm",
  'textAlign: "start"',
  'padding: "0 1px 2px 1px"',
  "inset: `calc(-1 * ${vars.space.xs}) 0`",
  "transform: `translateX(calc(40% * ${vars.flow.forward}))`",
  "gridTemplateAreas: '\"left right\"'",
])("does not report %s", (text) => {
  expect(problemsIn(text)).toEqual([]);
});
