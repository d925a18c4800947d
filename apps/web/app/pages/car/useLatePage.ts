import { useEffect, useState } from "react";
import type { CarData } from "./Car.load.ts";

/** The page of a car; null: the visitor's calls are limited. */
export type CarPage = CarData | null;

/** `elsewhere`: the car has another address, or there is none. */
export type LatePage = CarPage | "elsewhere";

interface Settled {
  late: Promise<LatePage>;
  page?: CarPage;
  error?: unknown;
}

/**
 * Returns the page that a promise gives, and undefined until then. A rejection is thrown; `elsewhere` loads the document
 * of the address again, unless the page has been left.
 */
export function useLatePage(
  late: Promise<LatePage> | undefined,
  reload = reloadDocument,
): CarPage | undefined {
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    let isShown = true;
    late?.then(
      (page) => isShown && (page === "elsewhere" ? reload() : setSettled({ late, page })),
      (error: unknown) => isShown && setSettled({ late, error }),
    );
    return () => {
      isShown = false;
    };
  }, [late, reload]);
  if (settled === undefined || settled.late !== late) return undefined;
  if (settled.page === undefined) throw settled.error;
  return settled.page;
}

function reloadDocument() {
  window.location.reload();
}
