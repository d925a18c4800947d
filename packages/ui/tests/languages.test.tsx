import { componentMessages } from "@sayara/i18n/components/componentMessages";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { translate } from "./inLanguage.tsx";
import { composedStories, storiesIn } from "./composedStories.ts";

/** Stories whose text consists of code identifiers or is the same in every language of the toolbar. */
const languageIndependentStories =
  /^(documentation|CarIllustration|BrandMark|Icon IconSet|SceneIllustration AllScenes|DefaultImage AllKinds)\b/;
const stories = composedStories.filter(([name]) => !languageIndependentStories.test(name));

afterEach(cleanup);

test.each(stories)("%s is translated into French and Spanish", (_name, Story) => {
  render(<Story />);
  const untranslated = textsOnPage().filter(
    (text) => translate("fr", text) === undefined || translate("es", text) === undefined,
  );
  expect(untranslated).toEqual([]);
});

describe.each(["fr", "es"] as const)("in %s", (language) => {
  const englishStories = new Map(stories);

  test.each(storiesIn(language).filter(([name]) => englishStories.has(name)))(
    "%s shows its translated texts",
    (name, Story) => {
      const English = englishStories.get(name);
      if (English === undefined) throw new Error("The story is missing.");
      render(<English />);
      const expected = textsOnPage().map((text) => translate(language, text) ?? text);
      cleanup();
      render(<Story />);
      expect(textsOnPage()).toEqual(expected);
    },
  );
});

test("component messages are translated into Greek", () => {
  for (const { message } of Object.values(componentMessages))
    expect(translate("el", message)).not.toBe(message);
  expect(translate("el", "Page 3")).toBe("Σελίδα 3");
  expect(translate("el", "Search")).toBeUndefined();
});

test("a placeholder matches a value, but no words", () => {
  expect(translate("fr", "3 days")).toBe("3 jours");
  expect(translate("fr", "less 10 % from 7 days")).toBeUndefined();
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
function textsOnPage(): string[] {
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
