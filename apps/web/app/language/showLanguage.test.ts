import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { addPageMessages, showLanguage } from "@sayara/frontend/language/showLanguage";
import { serverI18n } from "./serverI18n.ts";
import type { Language } from "@sayara/domain/language/Language";
import { pageOfRoute } from "@sayara/frontend/language/pageOfRoute";

const catalogues = import.meta.glob<{ messages: object }>("../pages/*/locales/*.po", { eager: true });
const routes = import.meta.glob<string>("../pages/*/*.route.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Returns whether all messages of the page are loaded in the current language. */
function hasMessagesOf(page: string, language: Language): boolean {
  const pageIds = Object.keys(catalogues[`../pages/${page}/locales/${language}.po`]?.messages ?? {});
  expect(pageIds).not.toEqual([]);
  return i18n.locale === language && pageIds.every((id) => id in i18n.messages);
}

test("a visit starts with the messages of its own page only", async () => {
  await showLanguage("fr", "suppliers");
  expect(hasMessagesOf("suppliers", "fr")).toBe(true);
  expect(hasMessagesOf("checkout", "fr")).toBe(false);
});

test("navigation adds a page's messages, and a language change loads those of all visited pages", async () => {
  await addPageMessages("locations");
  expect(hasMessagesOf("locations", "fr")).toBe(true);
  await showLanguage("es");
  expect(["suppliers", "locations"].map((page) => hasMessagesOf(page, "es"))).toEqual([true, true]);
  expect(hasMessagesOf("checkout", "es")).toBe(false);
});

test("a navigation during a change of language loads the new language", async () => {
  await Promise.all([showLanguage("en"), addPageMessages("checkout")]);
  expect(hasMessagesOf("checkout", "en")).toBe(true);
  await Promise.all([addPageMessages("booking"), showLanguage("fr")]);
  expect(hasMessagesOf("booking", "fr")).toBe(true);
});

test("adding messages emits no change event, which would discard parts that are not hydrated yet", async () => {
  let changes = 0;
  const stop = i18n.on("change", () => (changes += 1));
  await addPageMessages("contact");
  expect(hasMessagesOf("contact", "fr")).toBe(true);
  await addPageMessages("Home.lazy");
  expect(i18n.messages).toHaveProperty(["carType.mini"]);
  expect(changes).toBe(0);
  stop();
});

test("only a right-to-left language isolates the values inserted into its messages", async () => {
  const filled = () => {
    i18n.load(i18n.locale, { filled: ["x ", ["value"]] });
    return [i18n._("filled", { value: "+216 20" }), i18n.t("filled", { value: "+216 20" })];
  };
  await showLanguage("ar");
  expect(filled()).toEqual(Array(2).fill("x \u2068+216 20\u2069"));
  await showLanguage("fr");
  expect(filled()).toEqual(Array(2).fill("x +216 20"));
});

test("a page without its own messages adds none", async () => {
  const before = i18n.messages;
  await addPageMessages("not-found");
  expect(i18n.messages).toEqual(before);
});

test("the server has the messages of all pages", () => {
  const served = serverI18n("es").messages;
  const spanish = Object.entries(catalogues).filter(([path]) => path.endsWith("/es.po"));
  const ids = spanish.flatMap(([, { messages }]) => Object.keys(messages));
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => !(id in served))).toEqual([]);
});

test("the route of every page with a catalogue loads it in its middleware", () => {
  const withMessages = Object.keys(catalogues).map((path) => path.split("/").at(-3));
  expect(new Set(withMessages).size).toBeGreaterThan(10);
  for (const page of withMessages) {
    const [, source] = Object.entries(routes).find(([path]) => path.startsWith(`../pages/${page}/`)) ?? [];
    expect(source).toContain(`export const clientMiddleware = messagesOf("${page}");`);
  }
});

test("pageOfRoute returns the page of a route id", () => {
  expect(pageOfRoute("pages/search/Search.route")).toBe("search");
  expect(pageOfRoute("root")).toBeUndefined();
});
