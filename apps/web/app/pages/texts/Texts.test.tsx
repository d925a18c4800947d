// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { type Language, languages } from "@sayara/domain/language/Language";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import type { TextName } from "#web/texts/loadText.ts";
import { load } from "./Texts.load.ts";
import { Texts } from "./Texts.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const names: readonly TextName[] = ["about", "terms", "privacy"];

async function renderText(name: TextName, language: Language, onPrint = () => {}) {
  const { text } = await load(name, language);
  const { container } = render(
    <RoutedProviders language={language} at={`/${name}`} settings={{ minimumAge: 23 }}>
      <Texts text={text} path={`/${name}`} onPrint={onPrint} />
    </RoutedProviders>,
  );
  await screen.findByRole("heading", { level: 1, name: text.title });
  return { container, text };
}

test.each(languages.flatMap((language) => names.map((name) => [name, language] as const)))(
  "/%s in %s has a date, a table of contents with every section, and no skipped heading level",
  async (name, language) => {
    const { container, text } = await renderText(name, language);
    expect(container.querySelector("time")?.dateTime).toBe(text.date);
    const contents = [...container.querySelectorAll("nav")];
    expect(contents).toHaveLength(2);
    for (const nav of contents) {
      const links = [...nav.querySelectorAll("a")].map((link) => link.getAttribute("href"));
      expect(links).toEqual(text.sections.map(({ id }) => `#${id}`));
    }
    for (const { id } of text.sections) expect(document.getElementById(id)?.tagName).toBe("SECTION");
    expect(container.textContent).not.toMatch(/[{}]|\*\*|`/);
    const levels = [...container.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  },
);

test("the terms contain the values that the rules use, and the operator's name", async () => {
  await renderText("terms", "en");
  expect(screen.getByText(/Drivers are at least 23 years old/)).toBeTruthy();
  expect(screen.getByText(/Sayara SARL, 12 rue de Marseille, 1000 Tunis/)).toBeTruthy();
  expect(screen.getByText(/for 48 hours at most, and until 2 hours before pick-up/)).toBeTruthy();
});

test("a paragraph and its facts form one text node, which does not move when the font loads", async () => {
  await renderText("privacy", "en");
  expect(screen.getByText(/Sayara knows about you/).childNodes).toHaveLength(1);
});

test("each stored key has a table row with its purpose and lifetime", async () => {
  await renderText("privacy", "en");
  const row = screen.getByRole("rowheader", { name: "sayara.session" }).closest("tr");
  const cells = within(row ?? document.body).getAllByRole("cell");
  expect(cells.map((cell) => [cell.dataset["label"], cell.textContent])).toEqual([
    ["Where", "cookie"],
    ["What it is for", "keeps you signed in"],
    ["How long", "24 hours; 400 days if you choose to stay connected"],
    ["Set by", "the server"],
  ]);
});

test("the button prints the page", async () => {
  const onPrint = vi.fn();
  await renderText("about", "en", onPrint);
  screen.getByRole("button", { name: "Print this page" }).click();
  expect(onPrint).toHaveBeenCalledOnce();
});
