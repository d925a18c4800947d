import type { Database, Transaction } from "#api/database/Schema.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { demoAgencies } from "./demoAgencies.ts";
import { createRandom, type Random } from "./createRandom.ts";
import { demoAccounts } from "./demoAccounts.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import { type CarToBook, type DemoBooking, makeBookings } from "./makeBookings.ts";
import { type DemoCar, makeCar } from "./makeCar.ts";
import { type DemoReview, makeReview } from "./makeReview.ts";
import { makeUsers } from "./makeUsers.ts";
import { demoPlaces } from "./places.ts";
import { seedExtras } from "./seedExtras.ts";
import { seedPromoCodes } from "./seedPromoCodes.ts";
import { seedPlaces } from "./seedPlaces.ts";
import { seedSuppliers } from "./seedSuppliers.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { seedWorkday } from "./workday/seedWorkday.ts";
import { varyReviews } from "./varyReviews.ts";

export interface DemoSize {
  now: Date;
  cars?: number;
  bookings?: number;
  seed?: number;
  /** If present, `seedWorkday` also adds a working day of the demo account's agency and stores its documents here. */
  files?: FileStore;
  /** Called after each batch with the completed share, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Fills an empty database with the demo catalogue in one transaction. Deterministic for the same `now`, size and seed.
 * Does not change a database that has agencies.
 *
 * @returns whether the database was filled.
 */
export function seedDemo(db: Database, size: DemoSize): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockInOrder(transaction, ["demonstration catalogue"]);
    const existing = await transaction.selectFrom("suppliers").select("id").limit(1).executeTakeFirst();
    if (existing !== undefined) return false;
    await seed(transaction, size);
    if (size.files !== undefined) await seedWorkday(transaction, { now: size.now, files: size.files });
    return true;
  });
}

/** Cars are generated and written in batches to limit memory. */
const CARS_PER_BATCH = 500;
const REVIEWS_PER_AGENCY = 80;

async function seed(
  transaction: Transaction,
  { now, cars = 400, bookings = 1600, seed: initialSeed = 1, onProgress = () => {} }: DemoSize,
): Promise<void> {
  const random = createRandom(initialSeed);
  const placeIds = await seedPlaces(transaction, random);
  const supplierIds = await seedSuppliers(transaction, { placeIds, now }, random);
  await seedExtras(transaction, { supplierIds, now });
  const demoAgency = demoAccounts.find(({ agency }) => agency !== undefined)?.agency ?? "";
  await seedPromoCodes(transaction, { supplierId: idOf(supplierIds, demoAgency), now });
  const drivers = Math.min(20_000, Math.max(60, Math.round(bookings / 10)));
  const users = await makeUsers({ drivers, supplierIds, now }, random);
  await insertRows(transaction, "users", users);

  const active = users.filter(({ type, account_status }) => type === "user" && account_status === "active");
  const [demoDriver, ...others] = active;
  if (demoDriver === undefined) throw new Error(`none of ${demoAccounts.length} accounts is a driver`);
  const reviews = new Map<string, DemoReview[]>();

  for (let first = 0; first < cars; first += CARS_PER_BATCH) {
    const batch: CarToBook[] = [];
    for (let index = first; index < Math.min(cars, first + CARS_PER_BATCH); index++) {
      const agency = random.pickWeighted(demoAgencies, ({ weight }) => weight);
      const car = makeCar(
        { number: index + 1, agency, supplierId: idOf(supplierIds, agency.slug), now },
        random,
      );
      const places = pickPlaces(agency.places, random).map((slug) => idOf(placeIds, slug));
      const firstNumber = Math.floor((index * bookings) / cars);
      const count = Math.floor(((index + 1) * bookings) / cars) - firstNumber;
      batch.push({ car, agency, placeIds: places, count, firstNumber });
    }
    const generatedBookings = batch.map((toBook, index) => {
      // The first cars are booked by the demo driver.
      const driversOfCar = { drivers: first + index < 2 ? [demoDriver] : others, now };
      const generated = makeBookings(toBook, driversOfCar, random);
      toBook.car.trips = generated.bookings.filter((booking) => booking.trip_counted_at !== null).length;
      // Earlier versions drew the initial number of trips here. The draw stays, because removing it would change every
      // later car.
      random.between(0, 60);
      for (const booking of generated.bookings) {
        const agencyReviews = reviews.get(toBook.agency.slug) ?? [];
        if (agencyReviews.length >= REVIEWS_PER_AGENCY || !isDriven(booking, now) || !random.chance(0.5))
          continue;
        reviews.set(toBook.agency.slug, [...agencyReviews, makeReview(booking, toBook.agency, now, random)]);
      }
      return generated;
    });
    const rows: DemoCar[] = batch.map(({ car }) => car);
    await insertRows(transaction, "cars", rows);
    await insertRows(
      transaction,
      "car_locations",
      batch.flatMap(({ car, placeIds: ids }) => ids.map((location_id) => ({ car_id: car.id, location_id }))),
    );
    await insertRows(
      transaction,
      "bookings",
      generatedBookings.flatMap((generated) => generated.bookings),
    );
    await insertRows(
      transaction,
      "payments",
      generatedBookings.flatMap((generated) => generated.payments),
    );
    await insertRows(
      transaction,
      "holds",
      generatedBookings.flatMap((generated) => generated.holds),
    );
    onProgress(Math.min(1, (first + batch.length) / cars));
  }
  await insertRows(
    transaction,
    "reviews",
    [...reviews.values()].flatMap((ofAgency) => varyReviews(ofAgency, now)),
  );
}

function isDriven({ status, to_at }: DemoBooking, now: Date): boolean {
  return status !== "cancelled" && to_at < now;
}

/** Returns one to three of the agency's places, weighted by size. */
function pickPlaces(slugs: readonly string[], random: Random): string[] {
  const count = 1 + Number(random.chance(0.5)) + Number(random.chance(0.25));
  const pick = () => random.pickWeighted(slugs, (slug) => placeWeights.get(slug) ?? 1);
  return [...new Set(Array.from({ length: count }, pick))];
}

const placeWeights = new Map(demoPlaces.map(({ slug, weight }) => [slug, weight]));

function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the demonstration catalogue has no ${slug}`);
  return id;
}
