import { useEffect, useEffectEvent, useState } from "react";
import type { ComparedCar } from "./loadComparedCar.ts";

/** Loads each car of a comparison once. `retry` reloads a failed one. */
export function useComparedCars(slugs: readonly string[], onLoadCar: (slug: string) => Promise<ComparedCar>) {
  const [cars, setCars] = useState<Readonly<Record<string, ComparedCar | "loading">>>({});
  const missing = slugs.filter((slug) => cars[slug] === undefined);
  const key = missing.join(" ");

  const load = useEffectEvent((missingSlugs: readonly string[]) => {
    const setCar = (slug: string, car: ComparedCar | "loading") =>
      setCars((previous) => ({ ...previous, [slug]: car }));
    for (const slug of missingSlugs) {
      setCar(slug, "loading");
      onLoadCar(slug).then(
        (car) => setCar(slug, car),
        // The code could not be downloaded.
        () => setCar(slug, { state: "failed" }),
      );
    }
  });
  useEffect(() => {
    if (key !== "") load(key.split(" "));
  }, [key]);

  return {
    cars,
    retry: (slug: string) => setCars(({ [slug]: _failed, ...remaining }) => remaining),
  };
}
