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

/** Whether the browser has all words of a page's own in the language that it shows. */
function hasWordsOf(page: string, language: Language): boolean {
  const own = Object.keys(catalogues[`../pages/${page}/locales/${language}.po`]?.messages ?? {});
  expect(own).not.toEqual([]);
  return i18n.locale === language && own.every((id) => id in i18n.messages);
}

test("a visit begins with the words of its page and of no other", async () => {
  await showLanguage("fr", "home");
  expect(hasWordsOf("home", "fr")).toBe(true);
  expect(hasWordsOf("checkout", "fr")).toBe(false);
});

test("a page that is gone to adds its words, and another language has those of all pages seen", async () => {
  await addPageWords("search");
  expect(hasWordsOf("search", "fr")).toBe(true);
  await showLanguage("es");
  expect(["home", "search"].map((page) => hasWordsOf(page, "es"))).toEqual([true, true]);
  expect(hasWordsOf("checkout", "es")).toBe(false);
});

test("a page gone to while the language changes speaks the new one", async () => {
  await Promise.all([showLanguage("en"), addPageWords("checkout")]);
  expect(hasWordsOf("checkout", "en")).toBe(true);
  await Promise.all([addPageWords("booking"), showLanguage("fr")]);
  expect(hasWordsOf("booking", "fr")).toBe(true);
});

test("a page without words of its own adds none", async () => {
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

test("every page with words of its own asks for them in its route", () => {
  const withWords = Object.keys(catalogues).map((path) => path.split("/").at(-3));
  expect(new Set(withWords).size).toBeGreaterThan(10);
  for (const page of withWords) {
    const [, source] = Object.entries(routes).find(([path]) => path.startsWith(`../pages/${page}/`)) ?? [];
    expect(source).toContain(`export const clientMiddleware = wordsOf("${page}");`);
  }
});

test("a route's name tells its page", () => {
  expect(pageOfRoute("pages/search/Search.route")).toBe("search");
  expect(pageOfRoute("root")).toBeUndefined();
});
