import type { Language } from "@sayara/domain/language/Language";
import { carPricingOf, priceOrFlag } from "#api/catalogue/carPricingOf.ts";
import { excessOf, selectCars } from "#api/catalogue/carRows.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { AgencyRecord, CarRecord, PlaceRecord, PriceRecord } from "./CatalogueRecord.ts";

const CARS_AT_ONCE = 500;

/**
 * Calls `write` with each record of the catalogue, in an order in which it can be imported again. A row that no
 * import brought has its slug as id. Pictures and withdrawn cars are left out.
 *
 * @returns the number of records.
 */
export async function exportCatalogue(
  db: Queries,
  write: (record: PlaceRecord | AgencyRecord | CarRecord | PriceRecord) => void,
): Promise<number> {
  let count = 0;
  const put: typeof write = (record) => {
    count += 1;
    write(record);
  };
  const ids = await externalIds(db);
  const places = await exportPlaces(db, ids, put);
  await exportAgencies(db, { ids, places }, put);
  await exportCars(db, { ids, places }, put);
  return count;
}

type Ids = ReadonlyMap<string, string>;
type Put = Parameters<typeof exportCatalogue>[1];

/** External ids by row. */
async function externalIds(db: Queries): Promise<Ids> {
  const rows = await db
    .selectFrom("catalogue_sources")
    .select(["row_id", "external_id"])
    .where("type", "in", ["place", "agency", "car"])
    .execute();
  return new Map(rows.map((row) => [row.row_id, row.external_id]));
}

/** Returns the external id of each place by its row. */
async function exportPlaces(db: Queries, ids: Ids, put: Put): Promise<Ids> {
  const rows = await db
    .selectFrom("locations")
    .innerJoin("countries", "countries.id", "locations.country_id")
    .selectAll("locations")
    .select("countries.code as country")
    .orderBy("slug")
    .execute();
  const names = Map.groupBy(
    await db.selectFrom("location_names").selectAll().execute(),
    (row) => row.location_id,
  );
  const others = Map.groupBy(
    await db.selectFrom("location_other_names").selectAll().orderBy("name").execute(),
    (row) => row.location_id,
  );
  const places = new Map(rows.map(({ id, slug }) => [id, ids.get(id) ?? slug]));
  for (const row of rows) {
    const named = new Map((names.get(row.id) ?? []).map(({ language, name }) => [language, name]));
    const inLanguage = (language: Language) => {
      const name = named.get(language);
      return name === undefined ? {} : { [language]: name };
    };
    put({
      type: "place",
      id: places.get(row.id) ?? row.slug,
      slug: row.slug,
      kind: row.kind,
      country: row.country,
      names: { fr: named.get("fr") ?? row.slug, ...inLanguage("en"), ...inLanguage("es") },
      otherNames: (others.get(row.id) ?? []).map(({ name }) => name),
      ...(row.code !== null && { code: row.code }),
      position: { latitude: row.latitude, longitude: row.longitude },
      ...(row.parent_id !== null && { parent: places.get(row.parent_id) }),
      ...(row.featured_rank !== null && { featuredRank: row.featured_rank }),
      ...(row.traffic_rank !== null && { trafficRank: row.traffic_rank }),
    });
  }
  return places;
}

async function exportAgencies(
  db: Queries,
  { ids, places }: { ids: Ids; places: Ids },
  put: Put,
): Promise<void> {
  const rows = await db.selectFrom("suppliers").selectAll().orderBy("slug").execute();
  const served = Map.groupBy(
    await db.selectFrom("supplier_locations").selectAll().orderBy("location_id").execute(),
    (row) => row.supplier_id,
  );
  const meeting = Map.groupBy(
    await db.selectFrom("meeting_places").selectAll().orderBy("location_id").execute(),
    (row) => row.supplier_id,
  );
  for (const row of rows) {
    const { latitude, longitude } = row;
    put({
      type: "agency",
      id: ids.get(row.id) ?? row.slug,
      slug: row.slug,
      name: row.name,
      ...(row.bio !== null && { bio: row.bio }),
      ...(row.email !== null && { email: row.email }),
      ...(row.phone !== null && { phone: row.phone }),
      ...(row.address !== null && { address: row.address }),
      ...(latitude !== null && longitude !== null && { position: { latitude, longitude } }),
      openingHours: row.opening_hours,
      ...(row.answer_minutes !== null && { answerMinutes: row.answer_minutes }),
      payLater: row.pay_later,
      minimumRentalDays: row.minimum_rental_days,
      leadTimeHours: row.lead_time_hours,
      turnaroundMinutes: row.turnaround_minutes,
      ...(row.down_payment_percentage !== null && { downPaymentShare: row.down_payment_percentage }),
      suspended: row.suspended,
      places: (served.get(row.id) ?? []).map(({ location_id }) => places.get(location_id) ?? location_id),
      meetingPlaces: (meeting.get(row.id) ?? []).map((one) => ({
        place: places.get(one.location_id) ?? one.location_id,
        position: { latitude: one.latitude, longitude: one.longitude },
        instructions: one.instructions,
      })),
    });
  }
}

async function exportCars(db: Queries, { ids, places }: { ids: Ids; places: Ids }, put: Put): Promise<void> {
  let last = "";
  for (;;) {
    const rows = await selectCars(db)
      .where("cars.deleted_at", "is", null)
      .where("cars.slug", ">", last)
      .orderBy("cars.slug")
      .limit(CARS_AT_ONCE)
      .execute();
    const ofCars = rows.map(({ id }) => id);
    if (ofCars.length === 0) return;
    const at = Map.groupBy(
      await db
        .selectFrom("car_locations")
        .selectAll()
        .where("car_id", "in", ofCars)
        .orderBy("location_id")
        .execute(),
      (row) => row.car_id,
    );
    for (const row of rows) {
      const id = ids.get(row.id) ?? row.slug;
      const { currency: _, periodicPrices, ...pricing } = carPricingOf(row);
      put({
        type: "car",
        id,
        slug: row.slug,
        agency: ids.get(row.supplier_id) ?? row.supplier_slug,
        name: row.name,
        body: row.body,
        color: row.color,
        range: row.range,
        fuelType: row.fuel_type,
        gearbox: row.gearbox,
        seats: row.seats,
        doors: row.doors,
        aircon: row.aircon,
        fuelPolicy: row.fuel_policy,
        mileage: row.mileage,
        multimedia: row.multimedia,
        ...(row.co2 !== null && { co2: row.co2 }),
        availability: row.availability,
        minimumAge: row.minimum_age,
        minimumLicenceYears: row.minimum_licence_years,
        deposit: priceOrFlag(row.deposit_millimes),
        excess: excessOf(row),
        ...pricing,
        places: (at.get(row.id) ?? []).map(({ location_id }) => places.get(location_id) ?? location_id),
      });
      for (const period of periodicPrices) put({ type: "price", car: id, ...period });
      last = row.slug;
    }
  }
}
