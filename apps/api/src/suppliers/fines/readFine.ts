import type {
  FineAnswer,
  FineDriver,
  FineNeighbour,
  FineRental,
} from "@sayara/api-client/contract/suppliers/fines";
import type { StoredDriverPapers } from "@sayara/domain/booking/condition/DriverPapers";
import { type CarTime, findRentalAt } from "@sayara/domain/booking/fine/findRentalAt";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import { comparablePlate } from "@sayara/domain/car/comparablePlate";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

const DAY = 86_400_000;
/**
 * Days before and after the offence for which rentals are read. The longest rental lasts half a year, the
 * longest block a year.
 */
const WINDOW = 400;
/** Maximum rentals that are read. A car has far fewer in that time. */
const MOST = 1000;
/** Maximum cars that are read. Only an agency's cars with the same digits in their plate are read. */
const MOST_CARS = 100;

/** A rental of one of the cars, from a booking or a walk-in. */
type StoredRental = CarTime & Omit<FineRental, keyof CarTime> & { carId: string };

/** Returns the renter of an agency's car at an instant [FN1, FN2]. */
export async function readFine(
  db: Database,
  supplier: { id: string; turnaround_minutes: number },
  { plate, at }: { plate: string; at: Date },
): Promise<FineAnswer> {
  const cars = await findCars(db, supplier.id, plate);
  const [latest] = cars;
  const nobody = {
    at: at.toISOString(),
    relation: null,
    rental: null,
    before: null,
    after: null,
    block: null,
  };
  if (latest === undefined) return { car: null, ...nobody };
  const ids = cars.map(({ id }) => id);
  const rentals = [...(await readBookings(db, ids, at)), ...(await readWalkIns(db, ids, at))];
  const found = findRentalAt(rentals, at, { turnaroundMinutes: supplier.turnaround_minutes });
  const car = cars.find(({ id }) => id === found.rental?.carId) ?? latest;
  return {
    ...nobody,
    car: { id: car.id, name: car.name, plate: car.plate ?? plate },
    relation: found.relation,
    rental: found.rental && toRental(found.rental),
    before: found.before && toNeighbour(found.before),
    after: found.after && toNeighbour(found.after),
    block: found.rental === null ? await readBlock(db, ids, at) : null,
  };
}

/**
 * Returns the agency's cars with a plate in any spelling, including deleted cars, which come last. The
 * database compares only the digits, because its handling of letters depends on its locale.
 */
async function findCars(db: Database, supplierId: string, plate: string) {
  const wanted = comparablePlate(plate);
  const cars = await db
    .selectFrom("cars")
    .select(["id", "name", "plate"])
    .where("supplier_id", "=", supplierId)
    .where(sql`regexp_replace(plate, '[^0-9]+', '', 'g')`, "=", wanted.replaceAll(/[^0-9]+/g, ""))
    .orderBy(sql`deleted_at is not null`)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_CARS)
    .execute();
  return cars.filter((car) => comparablePlate(car.plate ?? "") === wanted);
}

async function readBookings(db: Database, carIds: string[], at: Date): Promise<StoredRental[]> {
  const recordedAt = (kind: RentalRecordKind) =>
    sql<Date | null>`(select at from rental_records
      where booking_id = bookings.id and kind = ${kind} and withdrawn_at is null order by at desc limit 1)`;
  const rows = await db
    .selectFrom("bookings")
    .select([
      "id",
      "car_id",
      "reference",
      "from_at",
      "to_at",
      "driver_full_name",
      "driver_birth_date",
      "driver_phone",
      "additional_driver",
    ])
    .select(
      sql<StoredDriverPapers | null>`(select driver_papers from condition_reports
        where condition_reports.booking_id = bookings.id and driver_papers is not null
          and record_id in (select id from rental_records where withdrawn_at is null) limit 1)`.as("papers"),
    )
    .select([recordedAt("handOver").as("handedOverAt"), recordedAt("return").as("returnedAt")])
    .where("car_id", "in", carIds)
    .where("status", "in", tripStatuses)
    .where("deleted_at", "is", null)
    .where("from_at", "<", new Date(at.getTime() + WINDOW * DAY))
    .where("to_at", ">", new Date(at.getTime() - WINDOW * DAY))
    .orderBy("from_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    kind: "booking",
    id: row.id,
    carId: row.car_id,
    reference: row.reference,
    from: row.from_at,
    to: row.to_at,
    handedOverAt: row.handedOverAt,
    returnedAt: row.returnedAt,
    name: row.driver_full_name,
    driver: {
      fullName: row.driver_full_name,
      birthDate: row.driver_birth_date,
      phone: row.driver_phone === "" ? null : row.driver_phone,
      ...(row.papers !== null && { papers: row.papers }),
    },
    additionalDriver: row.additional_driver && toDriver(row.additional_driver),
  }));
}

function toDriver({
  fullName,
  birthDate,
  phone,
}: {
  fullName: string;
  birthDate: string;
  phone: string;
}): FineDriver {
  return { fullName, birthDate, phone: phone === "" ? null : phone };
}

async function readWalkIns(db: Database, carIds: string[], at: Date): Promise<StoredRental[]> {
  const rows = await db
    .selectFrom("blocks")
    .select(["id", "car_id", "contract_number", "from_at", "to_at", "customer_name", "customer_phone"])
    .where("car_id", "in", carIds)
    .where("kind", "=", "walkIn")
    .where("deleted_at", "is", null)
    .where("from_at", "<", new Date(at.getTime() + WINDOW * DAY))
    .where("to_at", ">", new Date(at.getTime() - WINDOW * DAY))
    .orderBy("from_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => {
    const fullName = row.customer_name ?? "";
    return {
      kind: "walkIn",
      id: row.id,
      carId: row.car_id,
      reference: row.contract_number ?? "",
      from: row.from_at,
      to: row.to_at,
      handedOverAt: null,
      returnedAt: null,
      name: fullName,
      driver: { fullName, birthDate: null, phone: row.customer_phone || null },
      additionalDriver: null,
    };
  });
}

/**
 * Returns the kind of the block that made the car unavailable, such as the workshop, own use or an imported
 * event.
 */
async function readBlock(db: Database, carIds: string[], at: Date) {
  const block = await db
    .selectFrom("blocks")
    .select("kind")
    .where("car_id", "in", carIds)
    .where("kind", "!=", "walkIn")
    .where("deleted_at", "is", null)
    .where("from_at", "<=", at)
    .where("to_at", ">=", at)
    .orderBy("from_at")
    .limit(1)
    .executeTakeFirst();
  return block?.kind ?? null;
}

function toNeighbour(rental: StoredRental): FineNeighbour {
  const { kind, id, reference, from, to, handedOverAt, returnedAt, name } = rental;
  return {
    kind,
    id,
    reference,
    from: from.toISOString(),
    to: to.toISOString(),
    handedOverAt: handedOverAt?.toISOString() ?? null,
    returnedAt: returnedAt?.toISOString() ?? null,
    name,
  };
}

function toRental(rental: StoredRental): FineRental {
  const { driver, additionalDriver } = rental;
  return { ...toNeighbour(rental), driver, additionalDriver };
}
