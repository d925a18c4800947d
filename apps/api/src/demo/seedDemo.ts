import type { Queries, Transaction } from "#api/database/Schema.ts";
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
import { seedPlaces } from "./seedPlaces.ts";
import { seedSuppliers } from "./seedSuppliers.ts";

export interface DemoSize {
  now: Date;
  cars?: number;
  bookings?: number;
  seed?: number;
  /** Called as rows are written, with the finished share from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Fills an empty database with the demo catalogue in one transaction. Deterministic for the same `now`, size and seed.
 * Does not change a database that has agencies.
 *
 * @returns whether the database was filled.
 */
export function seedDemo(db: Queries, size: DemoSize): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockInOrder(transaction, ["demonstration catalogue"]);
    const known = await transaction.selectFrom("suppliers").select("id").limit(1).executeTakeFirst();
    if (known !== undefined) return false;
    await seed(transaction, size);
    return true;
  });
}

/** Cars are generated and written in batches to limit memory. */
const CARS_AT_ONCE = 500;
const REVIEWS_PER_AGENCY = 80;

async function seed(
  transaction: Transaction,
  { now, cars = 400, bookings = 1600, seed: start = 1, onProgress = () => {} }: DemoSize,
): Promise<void> {
  const random = createRandom(start);
  const placeIds = await seedPlaces(transaction, random);
  const supplierIds = await seedSuppliers(transaction, { placeIds, now }, random);
  const drivers = Math.min(20_000, Math.max(60, Math.round(bookings / 10)));
  const users = await makeUsers({ drivers, supplierIds, now }, random);
  await insertRows(transaction, "users", users);

  const active = users.filter(({ type, account_status }) => type === "user" && account_status === "active");
  const [demoDriver, ...others] = active;
  if (demoDriver === undefined) throw new Error(`none of ${demoAccounts.length} accounts is a driver`);
  const reviews = new Map<string, DemoReview[]>();

  for (let first = 0; first < cars; first += CARS_AT_ONCE) {
    const lot: CarToBook[] = [];
    for (let index = first; index < Math.min(cars, first + CARS_AT_ONCE); index++) {
      const agency = random.pickWeighted(demoAgencies, ({ weight }) => weight);
      const car = makeCar(
        { number: index + 1, agency, supplierId: idOf(supplierIds, agency.slug), now },
        random,
      );
      const places = pickPlaces(agency.places, random).map((slug) => idOf(placeIds, slug));
      const firstNumber = Math.floor((index * bookings) / cars);
      const count = Math.floor(((index + 1) * bookings) / cars) - firstNumber;
      lot.push({ car, agency, placeIds: places, count, firstNumber });
    }
    const booked = lot.map((toBook, index) => {
      // The first cars are booked by the demo driver.
      const people = { drivers: first + index < 2 ? [demoDriver] : others, now };
      const made = makeBookings(toBook, people, random);
      toBook.car.trips = made.bookings.filter((booking) => booking.trip_counted_at !== null).length;
      // Earlier versions drew the initial number of trips here. The draw stays, because removing it would change every
      // later car.
      random.between(0, 60);
      for (const booking of made.bookings) {
        const ofAgency = reviews.get(toBook.agency.slug) ?? [];
        if (ofAgency.length >= REVIEWS_PER_AGENCY || !isDriven(booking, now) || !random.chance(0.5)) continue;
        reviews.set(toBook.agency.slug, [...ofAgency, makeReview(booking, toBook.agency, now, random)]);
      }
      return made;
    });
    const rows: DemoCar[] = lot.map(({ car }) => car);
    await insertRows(transaction, "cars", rows);
    await insertRows(
      transaction,
      "car_locations",
      lot.flatMap(({ car, placeIds: ids }) => ids.map((location_id) => ({ car_id: car.id, location_id }))),
    );
    await insertRows(
      transaction,
      "bookings",
      booked.flatMap((made) => made.bookings),
    );
    await insertRows(
      transaction,
      "payments",
      booked.flatMap((made) => made.payments),
    );
    await insertRows(
      transaction,
      "holds",
      booked.flatMap((made) => made.holds),
    );
    onProgress(Math.min(1, (first + lot.length) / cars));
  }
  await insertRows(transaction, "reviews", [...reviews.values()].flat());
}

function isDriven({ status, to_at }: DemoBooking, now: Date): boolean {
  return status !== "cancelled" && to_at < now;
}

/** Returns one to three of the agency's places, weighted by size. */
function pickPlaces(slugs: readonly string[], random: Random): string[] {
  const wanted = 1 + Number(random.chance(0.5)) + Number(random.chance(0.25));
  const pick = () => random.pickWeighted(slugs, (slug) => placeWeights.get(slug) ?? 1);
  return [...new Set(Array.from({ length: wanted }, pick))];
}

const placeWeights = new Map(demoPlaces.map(({ slug, weight }) => [slug, weight]));

function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the demonstration catalogue has no ${slug}`);
  return id;
}
