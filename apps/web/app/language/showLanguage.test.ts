import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { addPageWords, showLanguage } from "./showLanguage.ts";
import { serverI18n } from "./serverI18n.ts";
import type { Language } from "@sayara/domain/language/Language";
import { pageOfRoute } from "./pageOfRoute.ts";

const catalogues = import.meta.glob<{ messages: object }>("../pages/*/locales/*.po", { eager: true });
const routes = import.meta.glob<string>("../pages/*/*.route.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Whether all words of the page are loaded in the shown language. */
function hasWordsOf(page: string, language: Language): boolean {
  const own = Object.keys(catalogues[`../pages/${page}/locales/${language}.po`]?.messages ?? {});
  expect(own).not.toEqual([]);
  return i18n.locale === language && own.every((id) => id in i18n.messages);
}

test("a visit starts with the words of its own page only", async () => {
  await showLanguage("fr", "suppliers");
  expect(hasWordsOf("suppliers", "fr")).toBe(true);
  expect(hasWordsOf("checkout", "fr")).toBe(false);
});

test("navigation adds a page's words; a change of language loads those of all visited pages", async () => {
  await addPageWords("locations");
  expect(hasWordsOf("locations", "fr")).toBe(true);
  await showLanguage("es");
  expect(["suppliers", "locations"].map((page) => hasWordsOf(page, "es"))).toEqual([true, true]);
  expect(hasWordsOf("checkout", "es")).toBe(false);
});

test("a navigation during a change of language loads the new language", async () => {
  await Promise.all([showLanguage("en"), addPageWords("checkout")]);
  expect(hasWordsOf("checkout", "en")).toBe(true);
  await Promise.all([addPageWords("booking"), showLanguage("fr")]);
  expect(hasWordsOf("booking", "fr")).toBe(true);
});

test("added words emit no change, which would discard parts that are not hydrated yet", async () => {
  let changes = 0;
  const stop = i18n.on("change", () => (changes += 1));
  await addPageWords("contact");
  expect(hasWordsOf("contact", "fr")).toBe(true);
  await addPageWords("Home.later");
  expect(i18n.messages).toHaveProperty(["carType.mini"]);
  expect(changes).toBe(0);
  stop();
});

test("a page without own words adds none", async () => {
  const before = i18n.messages;
  await addPageWords("not-found");
  expect(i18n.messages).toEqual(before);
});

test("the server has the words of all pages", () => {
  const words = serverI18n("es").messages;
  const spanish = Object.entries(catalogues).filter(([path]) => path.endsWith("/es.po"));
  const ids = spanish.flatMap(([, { messages }]) => Object.keys(messages));
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => !(id in words))).toEqual([]);
});

test("every page with a catalogue loads it in its route's middleware", () => {
  const withWords = Object.keys(catalogues).map((path) => path.split("/").at(-3));
  expect(new Set(withWords).size).toBeGreaterThan(10);
  for (const page of withWords) {
    const [, source] = Object.entries(routes).find(([path]) => path.startsWith(`../pages/${page}/`)) ?? [];
    expect(source).toContain(`export const clientMiddleware = wordsOf("${page}");`);
  }
});

test("pageOfRoute returns the page of a route id", () => {
  expect(pageOfRoute("pages/search/Search.route")).toBe("search");
  expect(pageOfRoute("root")).toBeUndefined();
});
