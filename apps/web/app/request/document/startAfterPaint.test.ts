import { beforeEach, expect, test, vi } from "vitest";
import startAfterPaint from "./startAfterPaint.ts";

const reload = vi.fn();
let cookies: string;
let target: EventTarget;
beforeEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
  target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
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
  currency?: string;
}

/** Starts a document. Returns whether it was reloaded, the cookies after that, and the marked currency. */
function open({
  zone,
  guessesLanguage = true,
  lang = "fr",
  search = "",
  stored,
  cookie = "",
  acceptsCookies = true,
  currency,
}: Visit) {
  cookies = cookie;
  vi.stubGlobal("location", { pathname: "/suppliers", search, reload });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) =>
      new Map([
        ["language", stored],
        ["currency", currency],
      ]).get(name) ?? null,
  });
  const dataset: Record<string, string> = {};
  vi.stubGlobal("PerformanceObserver", {
    supportedEntryTypes: [],
  });
  vi.stubGlobal("document", {
    documentElement: { lang, dataset },
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
    hydratedEvent: "hydrated",
    languages: ["fr", "en", "es"],
    userKey: "user",
    currencies: ["EUR", "USD"],
    currencyKey: "currency",
    languageKey: "language",
    languageCookie: "language=LANGUAGE; Path=/",
    zones: guessesLanguage ? [["es", ["Europe/Madrid"]]] : [],
  });
  return { isReloaded: reload.mock.calls.length > 0, cookies, currency: dataset["currency"] };
}

test("on a first visit from a time zone of another language, the document is reloaded once in that language", () => {
  expect(open({ zone: "Europe/Madrid" })).toMatchObject({ isReloaded: true, cookies: "language=es; Path=/" });
  reload.mockClear();
  expect(open({ zone: "Europe/Madrid", lang: "es", cookie: "language=es" }).isReloaded).toBe(false);
});

test.each<[string, Visit]>([
  ["the site does not guess", { zone: "Europe/Madrid", guessesLanguage: false }],
  ["the time zone belongs to no language", { zone: "Asia/Tokyo" }],
  ["the address has a language", { zone: "Europe/Madrid", search: "?l=fr" }],
  ["a language is stored", { zone: "Europe/Madrid", stored: "fr" }],
  ["only the cookie has a language", { zone: "Europe/Madrid", cookie: "language=fr" }],
  ["the browser stores no cookie", { zone: "Europe/Madrid", acceptsCookies: false }],
])("the document is not reloaded if %s", (_, visit) => {
  expect(open(visit).isReloaded).toBe(false);
});

test.each([
  ["EUR", "EUR"],
  ["XXX", undefined],
  [undefined, undefined],
])("[XR1] with the stored currency %s the document is marked with %s", (stored, marked) => {
  expect(open({ zone: "Asia/Tokyo", ...(stored !== undefined && { currency: stored }) }).currency).toBe(
    marked,
  );
});

test("Back to another page before hydration reloads the document, and a jump within the page does not", () => {
  open({ zone: "Asia/Tokyo" });
  const popTo = (pathname: string) => {
    Object.assign(location, { pathname });
    target.dispatchEvent(new Event("popstate"));
  };
  popTo("/suppliers");
  expect(reload).not.toHaveBeenCalled();
  popTo("/");
  expect(reload).toHaveBeenCalledOnce();
  target.dispatchEvent(new Event("hydrated"));
  popTo("/locations");
  expect(reload).toHaveBeenCalledOnce();
});
