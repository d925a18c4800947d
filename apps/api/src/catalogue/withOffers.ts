import type { LocationOffer } from "@sayara/api-client/contract/catalogue/locations";
import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";

/** What a search at a place finds, without dates. */
export interface PlaceOffer {
  /** Number of rentable cars, those of the places within it included. */
  cars: number;
  /** Lowest daily base price of those that are no scooters, in TND. Null: there are none. */
  fromDailyPrice: number | null;
}

const noOffer: PlaceOffer = { cars: 0, fromDailyPrice: null };

/** Adds to each place the number of its cars and their lowest price. */
export async function withOffers<Place extends { id: string }>(
  db: Queries,
  places: readonly Place[],
): Promise<(Place & PlaceOffer)[]> {
  const ids = places.map(({ id }) => id);
  const offers = await readPlaceOffers(db, ids);
  return places.map((place) => ({ ...place, ...(offers.get(place.id) ?? noOffer) }));
}

/** Returns the offers of every place. Ordered by slug. */
export async function readLocationOffers(db: Queries): Promise<LocationOffer[]> {
  const places = await db.selectFrom("locations").select(["id", "slug"]).orderBy("slug").execute();
  const offered = await withOffers(db, places);
  return offered.map(({ slug, cars, fromDailyPrice }) => ({ slug, cars, fromDailyPrice }));
}

/** Returns the offers of places by their ids; a place without rentable cars has none. */
async function readPlaceOffers(db: Queries, ids: readonly string[]): Promise<Map<string, PlaceOffer>> {
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
    where cars.availability = 'available' and cars.deleted_at is null and not suppliers.suspended
    group by within.root`.execute(db);
  return new Map(
    rows.map(({ id, cars, lowest }) => [
      id,
      { cars, fromDailyPrice: lowest === null ? null : toDinars(lowest) },
    ]),
  );
}
