import { useEffect, useState } from "react";
import type { CarData } from "./Car.load.ts";

/** The page of a car; null: the visitor's calls are limited. */
export type CarPage = CarData | null;

interface Settled {
  late: Promise<CarPage>;
  page?: CarPage;
  error?: unknown;
}

/** Returns the page that a promise gives, and undefined until then. A rejection is thrown. */
export function useLatePage(late: Promise<CarPage> | undefined): CarPage | undefined {
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    late?.then(
      (page) => setSettled({ late, page }),
      (error: unknown) => setSettled({ late, error }),
    );
  }, [late]);
  if (settled === undefined || settled.late !== late) return undefined;
  if (settled.page === undefined) throw settled.error;
  return settled.page;
}
