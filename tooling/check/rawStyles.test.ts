import { expect, test } from "vitest";
import { rawStyleProblems } from "./rawStyles.ts";

const sheet = (text: string) => rawStyleProblems({ path: "Card.css.ts", text: `style({ ${text} })` });

test.each([
  'color: "#fff"',
  'background: "#12345678"',
  "border: `1px solid rgb(0 0 0 / 10%)`",
  'color: "oklch(60% 0.1 200)"',
  'padding: "12px"',
  'margin: "-4px auto"',
  "gap: 8",
])("a style sheet may not say %s", (text) => {
  expect(sheet(text)).toHaveLength(1);
});

test.each(['border: "1px solid"', "opacity: 0.5", "margin: 0", 'width: "2.5rem"', "color: vars.color.text"])(
  "a style sheet may say %s",
  (text) => {
    expect(sheet(text)).toEqual([]);
  },
);

test("a component may not carry a colour, and may link to a part of its page", () => {
  const text = 'const a = <path fill="#0a5" />;\nconst b = <a href="#faq">{"&#039;"}</a>;';
  expect(rawStyleProblems({ path: "Car.tsx", text })).toEqual(["Car.tsx:1: #0a5"]);
});
