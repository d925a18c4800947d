import { expect, test } from "vitest";
import { rawStyleProblems } from "./rawStyles.ts";

const problemsIn = (text: string) => rawStyleProblems({ path: "Card.css.ts", text: `style({ ${text} })` });

test.each([
  'color: "#fff"',
  'background: "#12345678"',
  "border: `1px solid rgb(0 0 0 / 10%)`",
  'color: "oklch(60% 0.1 200)"',
  'padding: "12px"',
  'margin: "-4px auto"',
  "gap: 8",
  'gap: "0.375rem"',
  'marginBlock: "0 -.5rem"',
  'letterSpacing: "-0.02em"',
  "inlineSize: `calc(100vw - 2rem)`",
  'transition: "opacity 150ms"',
  "animation: `${turn} 1.6s linear`",
])("reports %s in a stylesheet", (text) => {
  expect(problemsIn(text)).toHaveLength(1);
});

test.each([
  'border: "1px solid"',
  "opacity: 0.5",
  "margin: 0",
  'blockSize: "1em"',
  'maxBlockSize: "92dvh"',
  'minInlineSize: "13ch"',
  "inlineSize: `calc(100vw - ${vars.space.xl})`",
  'gridArea: "form1s"',
  "color: vars.color.text",
])("does not report %s in a stylesheet", (text) => {
  expect(problemsIn(text)).toEqual([]);
});

test("accepts a stylesheet's own constant only with a comment that gives its reason", () => {
  const constant = 'const logoWidth = "3.75rem";\nstyle({ inlineSize: logoWidth });';
  const problems = (text: string) => rawStyleProblems({ path: "Logo.css.ts", text });
  expect(problems(`/** Of a stored logo. */\n${constant}`)).toEqual([]);
  expect(problems(constant)).toEqual(["Logo.css.ts:1: 3.75rem"]);
  expect(problems(`/** White. */\nconst paper = "#fff";`)).toHaveLength(1);
});

test("reports a colour in a component, but not a link to a fragment", () => {
  const text = 'const a = <path fill="#0a5" />;\nconst b = <a href="#faq">{"&#039;"}</a>;';
  expect(rawStyleProblems({ path: "Car.tsx", text })).toEqual(["Car.tsx:1: #0a5"]);
});
