import { beforeEach, expect, test, vi } from "vitest";
import startAfterPaint from "./startAfterPaint.ts";

const reload = vi.fn();
let cookies: string;
beforeEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

interface Visit {
  zone: string;
  /** Whether the site guesses the language of a first visit. */
  guessesLanguage?: boolean;
  lang?: string;
  search?: string;
  stored?: string;
  cookie?: string;
  acceptsCookies?: boolean;
}

/** Starts a document; returns whether it was loaded again, and the cookies after that. */
function open({
  zone,
  guessesLanguage = true,
  lang = "fr",
  search = "",
  stored,
  cookie = "",
  acceptsCookies = true,
}: Visit) {
  cookies = cookie;
  vi.stubGlobal("location", { search, reload });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => (name === "language" ? (stored ?? null) : null),
  });
  vi.stubGlobal("PerformanceObserver", {
    supportedEntryTypes: [],
  });
  vi.stubGlobal("document", {
    documentElement: { lang },
    hidden: true,
    addEventListener: () => {},
    get cookie() {
      return cookies;
    },
    set cookie(value: string) {
      if (acceptsCookies) cookies = value;
    },
  });
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone: zone,
  } as Intl.ResolvedDateTimeFormatOptions);
  void startAfterPaint({
    postponedModuleType: "waiting",
    languages: ["fr", "en", "es"],
    userKey: "user",
    languageKey: "language",
    languageCookie: "language=LANGUAGE; Path=/",
    zones: guessesLanguage ? [["es", ["Europe/Madrid"]]] : [],
  });
  return { isReloaded: reload.mock.calls.length > 0, cookies };
}

test("a first visit from a time zone of another language loads the document again in it, once", () => {
  expect(open({ zone: "Europe/Madrid" })).toEqual({ isReloaded: true, cookies: "language=es; Path=/" });
  reload.mockClear();
  expect(open({ zone: "Europe/Madrid", lang: "es", cookie: "language=es" }).isReloaded).toBe(false);
});

test.each<[string, Visit]>([
  ["the site does not guess", { zone: "Europe/Madrid", guessesLanguage: false }],
  ["the zone says nothing", { zone: "Asia/Tokyo" }],
  ["the address has a language", { zone: "Europe/Madrid", search: "?l=fr" }],
  ["a language is stored", { zone: "Europe/Madrid", stored: "fr" }],
  ["only the cookie has a language", { zone: "Europe/Madrid", cookie: "language=fr" }],
  ["the browser keeps no cookie", { zone: "Europe/Madrid", acceptsCookies: false }],
])("the document stays as it is where %s", (_, visit) => {
  expect(open(visit).isReloaded).toBe(false);
});
