import { fuelTypes } from "@sayara/domain/car/FuelType";
import { gearboxes } from "@sayara/domain/car/Gearbox";
import { languages } from "@sayara/domain/language/Language";
import { carSorts, defaultCarSort } from "@sayara/domain/search/CarSort";
import { depositTiers } from "@sayara/domain/search/DepositTier";
import type { Random } from "@sayara/api/demo/createRandom";
import { demoPlaces } from "@sayara/api/demo/places";

const HOUR = 3_600_000;

/** Returns a random, typical search: mostly a busy place, a few days, the first page, sometimes filters. */
export function randomSearch(random: Random, now: Date) {
  const place = random.pickWeighted(demoPlaces, ({ weight }) => weight);
  const from = new Date(now.getTime() + random.between(30, 140 * 24) * HOUR);
  const days = random.chance(0.06) ? random.between(30, 170) : random.between(1, 14);
  const isFiltered = random.chance(0.5);
  return {
    path: `/api/frontend-cars/${random.chance(0.8) ? 1 : random.between(2, 6)}/15`,
    body: {
      language: random.pick(languages),
      // One in fifty searches has no place.
      ...(!random.chance(0.02) && { pickupLocation: place.slug }),
      from: from.toISOString(),
      to: new Date(from.getTime() + days * 24 * HOUR).toISOString(),
      sort: random.chance(0.7) ? defaultCarSort : random.pick(carSorts),
      filter: isFiltered
        ? {
            gearbox: random.chance(0.4) ? [random.pick(gearboxes)] : [],
            fuelType: random.chance(0.3) ? [random.pick(fuelTypes)] : [],
            deposit: random.pick(depositTiers),
            aircon: random.chance(0.5),
          }
        : {},
    },
  };
}
