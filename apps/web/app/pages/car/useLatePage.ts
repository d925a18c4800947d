import { useEffect, useState } from "react";
import type { CarData } from "./Car.load.ts";

/** Data of a car's page; null if the visitor is rate-limited. */
export type CarPage = CarData | null;

/** `elsewhere`: the car has another address or does not exist. */
export type LatePage = CarPage | "elsewhere";

interface Settled {
  late: Promise<LatePage>;
  page?: CarPage;
  error?: unknown;
}

/**
 * Returns the page that a promise resolves to, and undefined until then. Throws if it rejects. `elsewhere` reloads the
 * document of the address, unless the page has been left.
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
