// @vitest-environment jsdom
import type { Language } from "@sayara/domain/language/Language";
import { beforeEach, expect, test, vi } from "vitest";
import { aUser } from "#web/testing/aUser.ts";

beforeEach(() => {
  localStorage.clear();
  document.cookie = "sayara.language=; Path=/; Max-Age=0";
  history.replaceState(null, "", "/");
  // The session is confirmed.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 200 })));
  vi.resetModules();
});

/** A full load of the page, and what it leaves for the next one. */
async function visit(known: { query?: string; user?: Language; stored?: Language } = {}) {
  if (known.query !== undefined) history.replaceState(null, "", `/?l=${known.query}`);
  if (known.user !== undefined)
    localStorage.setItem("sayara.user", JSON.stringify(aUser({ language: known.user })));
  if (known.stored !== undefined) localStorage.setItem("sayara.language", known.stored);
  const [{ settleVisit }, { useLanguage }] = await Promise.all([
    import("./settleVisit.ts"),
    import("#web/language/useLanguage.ts"),
  ]);
  await settleVisit();
  const stored = localStorage.getItem("sayara.language");
  return { shown: useLanguage.getState().language, cookie: document.cookie, stored };
}

test("the language of the account is remembered for what the server renders next", async () => {
  expect(await visit({ user: "es" })).toEqual({ shown: "es", cookie: "sayara.language=es", stored: "es" });
});

test("it goes before the stored one, and the address before both", async () => {
  expect(await visit({ user: "es", stored: "en" })).toMatchObject({ shown: "es", stored: "es" });
  vi.resetModules();
  expect(await visit({ query: "en", user: "es" })).toMatchObject({
    shown: "en",
    cookie: "sayara.language=en",
  });
});

test("French by default is not remembered, nor is a language that there is not", async () => {
  expect(await visit()).toEqual({ shown: "fr", cookie: "", stored: null });
  vi.resetModules();
  expect(await visit({ query: "de" })).toEqual({ shown: "fr", cookie: "", stored: null });
});
