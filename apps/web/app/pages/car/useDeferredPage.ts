import { useEffect, useState } from "react";
import type { CarData } from "./Car.load.ts";

/** Data of a car's page; null if the visitor is rate-limited. */
export type CarPage = CarData | null;

/** `elsewhere`: the car's page has a different URL, or the car does not exist. */
export type DeferredPage = CarPage | "elsewhere";

interface SettledPage {
  promise: Promise<DeferredPage>;
  page?: CarPage;
  error?: unknown;
}

/**
 * Returns the page that a promise resolves to; undefined until then. Throws if the promise rejects. If the
 * promise resolves to `elsewhere`, reloads the document, unless the page has been left.
 */
export function useDeferredPage(
  promise: Promise<DeferredPage> | undefined,
  reload = reloadDocument,
): CarPage | undefined {
  const [settled, setSettled] = useState<SettledPage>();
  useEffect(() => {
    let isShown = true;
    promise?.then(
      (page) => isShown && (page === "elsewhere" ? reload() : setSettled({ promise, page })),
      (error: unknown) => isShown && setSettled({ promise, error }),
    );
    return () => {
      isShown = false;
    };
  }, [promise, reload]);
  if (settled === undefined || settled.promise !== promise) return undefined;
  if (settled.page === undefined) throw settled.error;
  return settled.page;
}

function reloadDocument() {
  window.location.reload();
}
