import { componentMessages } from "@sayara/i18n/components/componentMessages";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { textIn } from "./inLanguage.tsx";
import { composedStories, storiesIn } from "./composedStories.ts";

/** Stories whose text consists of code identifiers or is the same in every language of the toolbar. */
const isTheSameInEach =
  /^(documentation|CarIllustration|BrandMark|Icon IconSet|SceneIllustration All|DefaultImage All)\b/;
const stories = composedStories.filter(([name]) => !isTheSameInEach.test(name));

afterEach(cleanup);

test.each(stories)("%s is translated into French and Spanish", (_name, Story) => {
  render(<Story />);
  const lacking = textsOfPage().filter(
    (text) => textIn("fr", text) === undefined || textIn("es", text) === undefined,
  );
  expect(lacking).toEqual([]);
});

describe.each(["fr", "es"] as const)("in %s", (language) => {
  const english = new Map(stories);

  test.each(storiesIn(language).filter(([name]) => english.has(name)))("%s shows them", (name, Story) => {
    const English = english.get(name);
    if (English === undefined) throw new Error("The story is missing.");
    render(<English />);
    const expected = textsOfPage().map((text) => textIn(language, text) ?? text);
    cleanup();
    render(<Story />);
    expect(textsOfPage()).toEqual(expected);
  });
});

test("component messages are translated into Greek", () => {
  for (const { message } of Object.values(componentMessages)) expect(textIn("el", message)).not.toBe(message);
  expect(textIn("el", "Page 3")).toBe("Σελίδα 3");
  expect(textIn("el", "Search")).toBeUndefined();
});

test("a placeholder matches a value, but no words", () => {
  expect(textIn("fr", "3 days")).toBe("3 jours");
  expect(textIn("fr", "less 10 % from 7 days")).toBeUndefined();
});

test("the toolbar's language is the language of the component messages", () => {
  const [, Calendar] = storiesIn("el").find(([name]) => name === "DateRangeField Chosen") ?? [];
  if (Calendar === undefined) throw new Error("The story is missing.");
  render(<Calendar />);
  expect(document.body.textContent).toContain("Δεκ");
});

/**
 * Returns the text on the page that contains letters, including text for screen readers, except dates of a calendar.
 */
function textsOfPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element)
      for (const name of ["aria-label", "placeholder", "alt"]) texts.push(node.getAttribute(name) ?? "");
    else texts.push(node.textContent ?? "");
  }
  return texts
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !/^\p{L}+[.,]* (\d|Dec)/u.test(text));
}
