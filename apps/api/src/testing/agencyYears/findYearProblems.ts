import { referenceQuote } from "@sayara/domain/pricing/quote.oracle";
import type { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { sql } from "kysely";
import { selectCars, toCar } from "#api/catalogue/cars/carRows.ts";
import type { Database } from "#api/database/Schema.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";

export interface Rental {
  from: Date;
  to: Date;
}

export interface YearWorld {
  api: TestApp;
  db: Database;
  agencyId: string;
  /** Slug of the place of every rental. */
  place: string;
  /** Turnaround time between rentals, in minutes. */
  turnaround: number;
  carIds: readonly string[];
  /** Network address of every request. */
  address: string;
}

/** A rental to search for and quote, with the agency's only extra. */
interface Probe {
  rental: Rental;
  car: { id: string; slug: string };
  extra: ChosenExtra & { stock: number };
  now: Date;
}

/** Pieces of the extra that one booking takes, with the period. */
interface Pieces {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  count: number;
}

/** The stored rows that the checks of a step compare with the API. */
interface Facts {
  /** Ids of cars that two owners hold at the same time. */
  doubleHeld: string[];
  isFree: boolean;
  /** Last days of the accepted insurances of the car and of its agency. */
  insuredUntil: string[];
  pieces: Pieces[];
}

/**
 * Checks a step of an agency's simulated year: no car is held twice at the same time, rentals never take more
 * pieces of the extra than its stock, and the search and the quote of a rental agree with the stored rows.
 * Pieces are counted from bookings, independently of the holds of extras.
 */
export async function findYearProblems(world: YearWorld, probe: Probe): Promise<string[]> {
  const { rental, car, extra } = probe;
  const { timeZone, commission } = world.api.config.business;
  const name = `${car.slug} from ${rental.from.toISOString()} to ${rental.to.toISOString()}`;
  const until = new Date(rental.to.getTime() + world.turnaround * 60_000);
  const facts = await readFacts(world, probe, until);
  const problems = facts.doubleHeld.map((id) => `two owners hold car ${id}`);
  const mostOut = peak(facts.pieces, { from: 0, to: Number.POSITIVE_INFINITY });
  if (mostOut > extra.stock) problems.push(`${mostOut} pieces of ${extra.stock} are out`);

  const { isFree } = facts;
  const isInsured = facts.insuredUntil.every((day) => dateInZone(rental.to, timeZone) <= day);
  const isOffered = (await offeredCars(world, rental)).has(car.slug);
  if (isOffered !== (isFree && isInsured))
    problems.push(`${name}: offered ${isOffered}, free ${isFree}, insured ${isInsured}`);
  const { status, json } = await world.api.request("/api/quote", {
    address: world.address,
    body: { ...rentalBody(world, rental, car, extra), language: "fr" },
  });
  if (status !== 200) return problems;
  if (!isInsured) problems.push(`${name} has a quote after its papers end`);
  if (json.available !== isFree) problems.push(`${name}: quoted as free ${json.available}, free ${isFree}`);
  const left = extra.stock - peak(facts.pieces, { from: rental.from.getTime(), to: until.getTime() });
  if (json.extras[0].left !== left)
    problems.push(`${name}: ${json.extras[0].left} pieces are quoted as left, the bookings leave ${left}`);
  const row = await selectCars(world.db).where("cars.id", "=", car.id).executeTakeFirstOrThrow();
  const priced = {
    ...rental,
    car: toCar(row, world.api.config.business),
    extras: [extra],
    commission,
    timeZone,
  };
  const { total } = referenceQuote(priced);
  if (BigInt(Math.round(json.quote.total * 1000)) !== total)
    problems.push(`${name} costs ${json.quote.total}, the reference says ${total} millimes`);
  return problems;
}

/** Returns a rental as in the body of a quote or a checkout. */
export function rentalBody(
  { place }: Pick<YearWorld, "place">,
  { from, to }: Rental,
  car: { slug: string },
  { id, count }: Pick<ChosenExtra, "id" | "count">,
) {
  return {
    car: car.slug,
    pickupLocation: place,
    dropOffLocation: place,
    from: from.toISOString(),
    to: to.toISOString(),
    options: {},
    extras: count === 0 ? [] : [{ extra: id, count }],
  };
}

/** Reads the inputs of all checks of a step in one statement. */
async function readFacts(
  { db, agencyId, carIds }: YearWorld,
  { rental, car, now }: Probe,
  until: Date,
): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with live as materialized (
      select car_id, owner_id, booking_id, period from holds
      where car_id in (${sql.join(carIds)}) and coalesce(expires_at, 'infinity') > ${now}
    ), papers as (
      select distinct on (coalesce(car_id, supplier_id)) to_char(expires_on, 'YYYY-MM-DD') as day
      from documents
      where supplier_id = ${agencyId} and (car_id is null or car_id = ${car.id}) and status = 'accepte'
      order by coalesce(car_id, supplier_id), version desc
    )
    select
      array(
        select distinct a.car_id::text from live a join live b
          on a.car_id = b.car_id and a.owner_id < b.owner_id and a.period && b.period
      ) as "doubleHeld",
      not exists (
        select from live where car_id = ${car.id} and period && tstzrange(${rental.from}, ${until})
      ) as "isFree",
      array(select day from papers) as "insuredUntil",
      array(
        select json_build_object(
          'from', extract(epoch from lower(period)) * 1000,
          'to', extract(epoch from upper(period)) * 1000,
          'count', sold -> 'count'
        )
        from live join bookings on bookings.id = booking_id, jsonb_array_elements(sold_terms -> 'extras') as sold
      ) as pieces
  `.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("The statement returned no row.");
  return facts;
}

/** Returns the maximum number of pieces rented out at the same time within a period. */
function peak(pieces: readonly Pieces[], { from, to }: Omit<Pieces, "count">): number {
  const during = pieces.filter((one) => one.from < to && from < one.to);
  const outAt = (moment: number) =>
    during.filter((one) => one.from <= moment && moment < one.to).reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, ...during.map((one) => outAt(Math.max(one.from, from))));
}

async function offeredCars(
  { api, place, address }: YearWorld,
  { from, to }: Rental,
): Promise<ReadonlySet<string>> {
  const body = {
    pickupLocation: place,
    from: from.toISOString(),
    to: to.toISOString(),
    language: "fr",
  };
  const { json } = await api.request("/api/frontend-cars/1/100", { body, address });
  return new Set(json.items.map(({ car }: { car: { slug: string } }) => car.slug));
}
