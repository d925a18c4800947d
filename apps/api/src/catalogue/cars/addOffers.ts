import type { LocationOffer } from "@sayara/api-client/contract/catalogue/locations";
import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { isOffered } from "./carConditions.ts";

/** Results of a search at a place, without dates. */
export interface PlaceOffer {
  /** Number of rentable cars, including those of the places within it. */
  cars: number;
  /** Lowest daily base price in TND, scooters excluded. Null if there are no such cars. */
  fromDailyPrice: number | null;
}

const noOffer: PlaceOffer = { cars: 0, fromDailyPrice: null };

/** Adds the number of cars and their lowest price to each place. */
export async function addOffers<Place extends { id: string }>(
  db: Database,
  places: readonly Place[],
): Promise<(Place & PlaceOffer)[]> {
  const ids = places.map(({ id }) => id);
  const offers = await readPlaceOffers(db, ids);
  return places.map((place) => ({ ...place, ...(offers.get(place.id) ?? noOffer) }));
}

/** Returns the offers of every place. Ordered by slug. */
export async function readLocationOffers(db: Database): Promise<LocationOffer[]> {
  const places = await db.selectFrom("locations").select(["id", "slug"]).orderBy("slug").execute();
  const placesWithOffers = await addOffers(db, places);
  return placesWithOffers.map(({ slug, cars, fromDailyPrice }) => ({ slug, cars, fromDailyPrice }));
}

/** Returns the offers of places by place id. Places without rentable cars are left out. */
async function readPlaceOffers(db: Database, ids: readonly string[]): Promise<Map<string, PlaceOffer>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; cars: number; lowest: number | null }>`
    with recursive within (root, place) as (
      select id, id from locations where id in (${sql.join(ids)})
      union
      select within.root, locations.id from within join locations on locations.parent_id = within.place
    )
    select within.root as id, count(distinct cars.id)::int as cars, 
      min(cars.daily_price_millimes) filter (where cars.range <> 'scooter') as lowest
    from within
    join car_locations on car_locations.location_id = within.place
    join cars on cars.id = car_locations.car_id
    join suppliers on suppliers.id = cars.supplier_id
    where ${isOffered} and not suppliers.suspended
    group by within.root`.execute(db);
  return new Map(
    rows.map(({ id, cars, lowest }) => [
      id,
      { cars, fromDailyPrice: lowest === null ? null : toDinars(lowest) },
    ]),
  );
}
