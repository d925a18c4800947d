import { expect, test } from "vitest";
import { pageMessages } from "virtual:messages-of-pages";
import { serverI18n } from "#web/language/serverI18n.ts";

const pages = Object.keys(pageMessages.fr);
const idsOf = async (language: "fr" | "en" | "es", page: string) =>
  Object.keys((await pageMessages[language][page]?.())?.messages ?? {});

test("home loads its own messages and the layout's, without the refusal messages", async () => {
  const visibleIds = [...(await idsOf("fr", "layout")), ...(await idsOf("fr", "home"))];
  expect(visibleIds.length).toBeGreaterThan(40);
  expect(visibleIds.length).toBeLessThan(100);
  expect(visibleIds.filter((id) => id.startsWith("refusal."))).toEqual([]);
});

test("parts that hydrate later have their own messages", async () => {
  expect(await idsOf("fr", "home")).not.toContain("carType.mini");
  expect(await idsOf("fr", "Home.lazy")).toContain("carType.mini");
  const layoutIds = await idsOf("fr", "layout");
  const accountIds = await idsOf("fr", "SignedInAccount.lazy");
  expect(accountIds.filter((id) => !layoutIds.includes(id)).length).toBeGreaterThan(3);
});

test("a page that imports a lazy file statically has its messages before hydration", async () => {
  const screenIds = await idsOf("fr", "NotFoundScreen.lazy");
  expect(screenIds.length).toBeGreaterThan(3);
  expect(await idsOf("fr", "not-found")).toEqual(expect.arrayContaining(screenIds));
});

test("pages opened from mailed links share one message file", async () => {
  const shared = await idsOf("fr", "activate");
  expect(await idsOf("fr", "unsubscribe")).toEqual(shared);
  expect(shared.length).toBeGreaterThan(20);
});

test("checkout loads the refusal messages", async () => {
  expect((await idsOf("fr", "checkout")).filter((id) => id.startsWith("refusal.")).length).toBeGreaterThan(
    20,
  );
});

test("no page repeats the layout's messages, and every message has text", async () => {
  const layoutIds = new Set(await idsOf("es", "layout"));
  const { messages } = serverI18n("es");
  for (const page of pages.filter((name) => name !== "layout")) {
    const ids = await idsOf("es", page);
    expect(ids.filter((id) => layoutIds.has(id) || !(id in messages))).toEqual([]);
  }
});

test("the pages together contain every message of the site", async () => {
  const pageIds = new Set((await Promise.all(pages.map((page) => idsOf("en", page)))).flat());
  const catalogues = import.meta.glob<{ messages: object }>("../app/{pages/*,language}/locales/en.po", {
    eager: true,
  });
  const siteIds = Object.values(catalogues).flatMap(({ messages }) => Object.keys(messages));
  expect(siteIds.filter((id) => !pageIds.has(id))).toEqual([]);
});
