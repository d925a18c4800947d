interface StartOptions {
  /** The script type that `postponeModules` sets. */
  postponedModuleType: string;
  /** Window event that marks the end of hydration. */
  hydratedEvent: string;
  /**
   * Languages of the site. `userKey` and `languageKey` are the browser storage keys of the user and the
   * language.
   */
  languages: readonly string[];
  userKey: string;
  languageKey: string;
  /** Language cookie for `document.cookie`, with the placeholder `LANGUAGE`. */
  languageCookie: string;
  /** Currencies that may be shown beside dinars. `currencyKey` is the storage key of the visitor's choice. */
  currencies: readonly string[];
  currencyKey: string;
  /** Time zones from which the language of a first visit is guessed. Empty if the site does not guess. */
  zones: readonly (readonly [language: string, zones: readonly string[]])[];
}

/**
 * Reloads the document if the server did not know the stored language: its cookie has expired (Safari deletes
 * cookies of scripts after seven days), the account's language was changed on another device, or the time
 * zone's country decides the language of a first visit. Otherwise reserves space for amounts in the chosen
 * currency, and starts the page's modules after first paint, so that they do not compete with it for network
 * and CPU. The function's source is written into the document (`documentScripts`), so it must not use
 * anything from outside itself.
 */
export default async function startAfterPaint({
  postponedModuleType,
  hydratedEvent,
  currencies,
  currencyKey,
  ...stored
}: StartOptions): Promise<void> {
  if (reloadInStoredLanguage(stored)) return;
  markCurrency();
  reloadOnEarlyTraversal();
  const scriptsPerTask = 4;
  const painted = new Promise<void>((resolve) => {
    const isObservable = PerformanceObserver.supportedEntryTypes.includes("paint");
    // A page in the background is not painted.
    if (document.hidden || !isObservable) return resolve();
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, 5000);
  });
  const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  await Promise.all([painted, parsed]);
  // First paint may show only a part of the document. The next frame shows the rest; a background page has no next
  // frame.
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
  const pause = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  // Sets the router's history index now: otherwise the router sets it right before rendering, and the two together make
  // one long task.
  const state: { idx?: number } | null = history.state;
  if (state?.idx === undefined) history.replaceState({ ...state, idx: 0 }, "");
  await pause();
  // Removed immediately, because hydration compares the document with the server's HTML.
  const add = (element: HTMLElement) => {
    document.head.append(element);
    element.remove();
  };
  const addModule = (content: { src: string } | { textContent: string }) => {
    // With `async` false, scripts are fetched in parallel and run in this order, one task each, so that input can be
    // handled between them.
    add(Object.assign(document.createElement("script"), { type: "module", async: false }, content));
  };
  for (const postponed of document.querySelectorAll<HTMLScriptElement>(
    `script[type="${postponedModuleType}"]`,
  )) {
    const { first = "", entry: href = "" } = postponed.dataset;
    for (const [index, src] of first.split(" ").filter(Boolean).entries()) {
      // Each starts a request, and many requests in one task block the page.
      if (index % scriptsPerTask === scriptsPerTask - 1) await pause();
      addModule({ src });
    }
    add(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    addModule({ textContent: postponed.textContent });
  }

  /** Reloads at most once: not if the cookie already has the language, or cannot be written. */
  function reloadInStoredLanguage({
    languages,
    userKey,
    languageKey,
    languageCookie,
    zones,
  }: Omit<StartOptions, "postponedModuleType" | "hydratedEvent" | "currencies" | "currencyKey">): boolean {
    const supported = (code: unknown) => languages.find((language) => language === code);
    try {
      if (supported(new URLSearchParams(location.search).get("l"))) return false;
      const user: { language?: unknown } | null = JSON.parse(localStorage.getItem(userKey) ?? "null");
      const hasLanguage = (code: string) => document.cookie.includes(`${languageKey}=${code}`);
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const guessLanguage = () =>
        languages.some(hasLanguage) ? undefined : zones.find(([, names]) => names.includes(timeZone))?.[0];
      const preferredLanguage =
        supported(user?.language) ?? supported(localStorage.getItem(languageKey)) ?? guessLanguage();
      const isCookieSet = () => hasLanguage(`${preferredLanguage}`);
      if (
        preferredLanguage === undefined ||
        preferredLanguage === document.documentElement.lang ||
        isCookieSet()
      )
        return false;
      document.cookie = languageCookie.replace("LANGUAGE", preferredLanguage);
      if (!isCookieSet()) return false;
      location.reload();
      return true;
    } catch {
      // Storage is blocked or has no valid record.
      return false;
    }
  }

  function markCurrency(): void {
    try {
      const currency = localStorage.getItem(currencyKey) ?? "";
      if (currencies.includes(currency)) document.documentElement.dataset["currency"] = currency;
    } catch {
      // Storage is blocked, so no choice is stored.
    }
  }

  /**
   * Reloads if Back or Forward within the document changes its URL before hydration. No code would show the
   * page of the new URL, and hydration would fail on the page of the earlier URL.
   */
  function reloadOnEarlyTraversal(): void {
    const address = () => location.pathname + location.search;
    const loaded = address();
    const reloadIfChanged = () => {
      if (address() !== loaded) location.reload();
    };
    addEventListener("popstate", reloadIfChanged);
    addEventListener(hydratedEvent, () => removeEventListener("popstate", reloadIfChanged), { once: true });
  }
}
