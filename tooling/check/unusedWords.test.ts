import { expect, test } from "vitest";
import { unusedWordProblems } from "./unusedWords.ts";

const words = {
  path: "componentWords.ts",
  text: `export const componentWords = {
  close: /*i18n*/ { id: "component.close", message: "Close" },
  next: /*i18n*/ { id: "component.next", message: "Next" },
  menu: /*i18n*/ { id: "component.menu", message: "Menu" },
};`,
};
const unused = (...files: [path: string, text: string][]) =>
  unusedWordProblems([words], [words, ...files.map(([path, text]) => ({ path, text }))]);

test("reports an unused component word", () => {
  const page =
    'import { dialogWords } from "@sayara/i18n/components/dialogWords"; say(dialogWords.close); say(a.nextPage);';
  const story = 'import { componentWords } from "@sayara/i18n/components/componentWords"; say("menu");';
  expect(unused(["Page.tsx", page], ["Words.stories.tsx", story])).toEqual([
    'componentWords.ts: "next" is unused',
  ]);
});

test("does not count a use in a test or as a text elsewhere", () => {
  expect(unused(["Page.test.tsx", "componentWords.menu"], ["Menu.tsx", 'role="menu"'])).toHaveLength(3);
});
