// @vitest-environment jsdom
import type { Language } from "@sayara/domain/language/Language";
import { beforeEach, expect, test, vi } from "vitest";
import { aUser } from "../testing/data/aUser.ts";

beforeEach(() => {
  reloadData.mockClear();
  localStorage.clear();
  document.cookie = "sayara.language=; Path=/; Max-Age=0";
  history.replaceState(null, "", "/");
  // The session check succeeds.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 200 })));
  vi.resetModules();
});

const reloadData = vi.fn();

/** Loads the page again; returns the displayed and the stored language. */
async function visit(setup: { query?: string; user?: Language; stored?: Language } = {}) {
  if (setup.query !== undefined) history.replaceState(null, "", `/?l=${setup.query}`);
  if (setup.user !== undefined)
    localStorage.setItem("sayara.user", JSON.stringify(aUser({ language: setup.user })));
  if (setup.stored !== undefined) localStorage.setItem("sayara.language", setup.stored);
  const [{ restoreVisit }, { useLanguage }, { configureTests }] = await Promise.all([
    import("./restoreVisit.ts"),
    import("../language/useLanguage.ts"),
    import("../testing/configureTests.ts"),
  ]);
  configureTests();
  await restoreVisit(reloadData);
  const stored = localStorage.getItem("sayara.language");
  return { shown: useLanguage.getState().language, cookie: document.cookie, stored };
}

test("the account's language is shown, and stored for the next document from the server", async () => {
  expect(await visit({ user: "es" })).toEqual({ shown: "es", cookie: "sayara.language=es", stored: "es" });
});

test("the account's language takes precedence over the stored one, and the URL's over both", async () => {
  expect(await visit({ user: "es", stored: "en" })).toMatchObject({ shown: "es", stored: "es" });
  vi.resetModules();
  expect(await visit({ query: "en", user: "es" })).toMatchObject({
    shown: "en",
    cookie: "sayara.language=en",
  });
});

test("if the language differs from the document's, the page's data is reloaded after the switch", async () => {
  await visit({ stored: "fr" });
  expect(reloadData).not.toHaveBeenCalled();
  vi.resetModules();
  await visit({ stored: "es" });
  expect(reloadData).toHaveBeenCalledOnce();
});

test("the default language and an unknown language are not stored", async () => {
  expect(await visit()).toEqual({ shown: "fr", cookie: "", stored: null });
  vi.resetModules();
  expect(await visit({ query: "de" })).toEqual({ shown: "fr", cookie: "", stored: null });
});
