import { useEffect, useState } from "react";
import { PrefetchPageLinks, useMatches } from "react-router";
import { loadPageMessages } from "@sayara/frontend/language/builtMessages";
import { pageOfRoute } from "@sayara/frontend/language/pageOfRoute";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { isSavingData } from "./map/isSavingData.ts";
import { addSiteStylesheet } from "#web/request/document/addSiteStylesheet.ts";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";

interface Prefetch {
  /** Any URL of the page. */
  path: string;
  /** Names of its message catalogues. */
  messages: readonly string[];
  /** Loads the parts that the page imports on demand. */
  load: () => Promise<unknown>;
}

/** Milliseconds after the first interaction, so that the parts of the shown page load first. */
const DELAY = 2000;

/** The page that most visitors open next, by current page. */
const nextPages: Readonly<Record<string, Prefetch>> = {
  home: {
    path: "/search",
    messages: ["search", "Search.lazy"],
    load: () => import("./pages/search/Search.lazy.ts"),
  },
  search: {
    path: "/car/next",
    messages: ["car", "Car.lazy"],
    load: () => import("./pages/car/Car.lazy.ts"),
  },
  car: { path: "/checkout", messages: ["checkout"], load: () => Promise.resolve() },
};

/**
 * Preloads the next page's code, messages and styles while the current page is in use, so that its navigation waits
 * only for data. Loads nothing for a visitor who saves data.
 */
export function NextPagePreload() {
  const page = pageOfRoute(useMatches().at(-1)?.id) ?? "";
  const { language } = useLanguage();
  const [isDelayOver, setDelayOver] = useState(false);
  const next = isDelayOver && !isSavingData() ? nextPages[page] : undefined;
  useEffect(() => {
    // A preload that fails offline makes later imports of the same file fail too.
    const timer = setTimeout(() => setDelayOver(navigator.onLine), DELAY);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (next === undefined) return;
    const messages = next.messages.map((name) => loadPageMessages(language, name));
    // After a failure, the navigation itself loads the missing files.
    Promise.all([next.load(), ...messages, addSiteStylesheet(), openBrowserApi()]).catch(() => {});
  }, [next, language]);
  return next && <PrefetchPageLinks page={next.path} />;
}
