import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import { notificationRows } from "#api/messaging/notifications/notify.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { createRandom } from "#api/demo/createRandom.ts";
import { demoAccounts } from "#api/demo/demoAccounts.ts";
import { demoAgencies } from "#api/demo/demoAgencies.ts";
import { makeBooking } from "#api/demo/makeBookings.ts";
import { seedReviewPhoto } from "./seedReviewPhoto.ts";
import { createWorkdayPdf } from "./createWorkdayPdf.ts";
import { WORKDAY_CARS, workdayScenes } from "./workdayScenes.ts";

/** Dependencies of the demo agency's working day. */
export interface WorkdayTools {
  now: Date;
  files: FileStore;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days before and after now within which every scene lies. */
const SCENE_DAYS = { before: 8, after: 18 };
const SEED = 31;

/**
 * Gives the demo account's agency a working day: requests, pick-ups and drop-offs, overdue rentals, expiring
 * documents, a calendar conflict and unread notifications.
 */
export async function seedWorkday(transaction: Transaction, { now, files }: WorkdayTools): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === "agency");
  const agency = demoAgencies.find(({ slug }) => slug === account?.agency);
  if (account === undefined || agency === undefined) throw new Error("no demonstration account of an agency");
  const user = await transaction
    .selectFrom("users")
    .selectAll()
    .where("email", "=", account.email)
    .executeTakeFirstOrThrow();
  const supplierId = user.supplier_id ?? "";
  await recordPastRentals(transaction, { supplierId, userId: user.id, now });
  const random = createRandom(SEED);
  const cars = await readFreeCars(transaction, supplierId, now);
  const drivers = await transaction
    .selectFrom("users")
    .selectAll()
    .where("type", "=", "user")
    .where("account_status", "=", "active")
    .where("phone", "is not", null)
    .orderBy("email")
    .limit(40)
    .execute();
  if (drivers.length === 0 || cars.length === 0) return;
  const { count } = await transaction
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const made = workdayScenes(now, MARKETPLACE_TIME_ZONE).flatMap((scene, index) => {
    const car = cars[scene.car];
    if (car === undefined) return [];
    const { placeIds, ...row } = car;
    const { from, to, status, createdAt } = scene;
    const toMake = { car: row, agency, placeIds, number: Number(count) + index, from, to, status, createdAt };
    return [{ scene, car: row, ...makeBooking(toMake, { drivers, now }, random) }];
  });
  await insertRows(
    transaction,
    "bookings",
    made.map(({ booking, scene }) =>
      scene.isCancelRequested === true
        ? {
            ...booking,
            cancel_requested_at: new Date(now.getTime() - 5 * HOUR),
            cancel_requested_by: booking.driver_id,
          }
        : booking,
    ),
  );
  await insertRows(
    transaction,
    "payments",
    made.flatMap(({ payments }) => payments),
  );
  await insertRows(
    transaction,
    "holds",
    made.flatMap(({ holds }) => holds),
  );
  await insertRows(
    transaction,
    "rental_records",
    made.flatMap(({ scene: { handedOverAt: at }, booking }) =>
      at === undefined ? [] : [recordOf(booking.id, "handOver", at, { userId: user.id, id: random.uuid() })],
    ),
  );
  const noticeOf = {
    pending: "booking_request_received",
    deposit: "payment_received",
    paid: "payment_received",
  } as const satisfies Record<string, string>;
  await insertRows(
    transaction,
    "notifications",
    made.flatMap(({ scene, booking, car }) => {
      const kind =
        scene.isCancelRequested === true
          ? "cancellation_to_decide"
          : noticeOf[booking.status as keyof typeof noticeOf];
      if (kind === undefined || scene.handedOverAt !== undefined) return [];
      const at = scene.isCancelRequested === true ? new Date(now.getTime() - 5 * HOUR) : scene.createdAt;
      const about = { id: booking.id, reference: booking.reference, carName: car.name };
      return notificationRows([{ userId: user.id, kind, booking: about }], at).map((row) => ({
        ...row,
        id: random.uuid(),
      }));
    }),
  );
  await seedPapers(transaction, {
    supplierId,
    userId: user.id,
    carId: cars.at(-1)?.id ?? null,
    now,
    files,
    uuid: random.uuid,
  });
  await seedReviewPhoto(transaction, { supplierId, now, files });
  const last = made.at(-1);
  if (last !== undefined)
    await seedConflict(transaction, { supplierId, userId: user.id, last, now, uuid: random.uuid });
}

function recordOf(
  booking_id: string,
  kind: "handOver" | "return",
  at: Date,
  { userId, id }: { userId: string; id: string },
) {
  return { id, booking_id, kind, at, recorded_by: userId, mileage: null, fuel: null };
}

/**
 * Records hand-overs and returns for the past bookings of the generated catalogue, so that none is overdue.
 */
async function recordPastRentals(
  transaction: Transaction,
  { supplierId, userId, now }: { supplierId: string; userId: string; now: Date },
): Promise<void> {
  const random = createRandom(SEED + 1);
  const driven = await transaction
    .selectFrom("bookings")
    .select(["id", "from_at", "to_at"])
    .where("supplier_id", "=", supplierId)
    .where("status", "in", ["paid", "reserved", "deposit"])
    .where("from_at", "<=", now)
    .orderBy("reference")
    .execute();
  const by = () => ({ userId, id: random.uuid() });
  await insertRows(
    transaction,
    "rental_records",
    driven.flatMap(({ id, from_at, to_at }) => [
      recordOf(id, "handOver", from_at, by()),
      ...(to_at <= now ? [recordOf(id, "return", to_at, by())] : []),
    ]),
  );
}

/** Returns cars that have no booking during the scenes, with the ids of their places. */
async function readFreeCars(transaction: Transaction, supplierId: string, now: Date) {
  const [from, to] = [-SCENE_DAYS.before, SCENE_DAYS.after].map(
    (days) => new Date(now.getTime() + days * DAY),
  );
  const rows = await transaction
    .selectFrom("cars")
    .selectAll()
    .where("supplier_id", "=", supplierId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("bookings")
            .select("bookings.id")
            .whereRef("bookings.car_id", "=", "cars.id")
            .where("bookings.status", "<>", "cancelled")
            .where("bookings.from_at", "<", to ?? now)
            .where("bookings.to_at", ">", from ?? now),
        ),
      ),
    )
    .orderBy("slug")
    .limit(WORKDAY_CARS)
    .execute();
  const places = await transaction
    .selectFrom("car_locations")
    .selectAll()
    .where(
      "car_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("location_id")
    .execute();
  return rows.map((row) => ({
    ...row,
    placeIds: places.filter(({ car_id }) => car_id === row.id).map(({ location_id }) => location_id),
  }));
}

interface SeedOptions {
  supplierId: string;
  userId: string;
  now: Date;
  uuid: () => string;
}

/** Adds accepted documents, two of which expire soon enough for a reminder [DC5]. */
async function seedPapers(
  transaction: Transaction,
  { supplierId, userId, carId, now, files, uuid }: SeedOptions & { carId: string | null; files: FileStore },
): Promise<void> {
  const today = dateInZone(now, MARKETPLACE_TIME_ZONE);
  const papers = [
    {
      type: "rc",
      number: "B01234562019",
      days: null,
      car: null,
      text: "Extrait du registre de commerce (exemple)",
    },
    { type: "patente", number: "1234567/A/P/M/000", days: 300, car: null, text: "Patente (exemple)" },
    { type: "cnss", number: "456789-12", days: 12, car: null, text: "Attestation CNSS (exemple)" },
    {
      type: "assurance",
      number: "POL-2026-0042",
      days: 25,
      car: carId,
      text: "Attestation d'assurance (exemple)",
    },
  ] as const;
  const rows = papers.map(({ type, number, days, car, text }) => ({
    id: uuid(),
    supplier_id: supplierId,
    car_id: car,
    type,
    title: "",
    number,
    issued_on: addCalendarDays(today, -300),
    expires_on: days === null ? null : addCalendarDays(today, days),
    file_key: `demo-${uuid()}.pdf`,
    media_type: "application/pdf" as const,
    size: createWorkdayPdf(text).length,
    version: 1,
    status: "accepte" as const,
    handed_in_at: new Date(now.getTime() - 290 * DAY),
    handed_in_by: userId,
    reviewed_at: new Date(now.getTime() - 289 * DAY),
  }));
  for (const [index, { file_key }] of rows.entries())
    await files.put(file_key, createWorkdayPdf(papers[index]?.text ?? ""), "application/pdf");
  await insertRows(transaction, "documents", rows);
}

/**
 * Adds a calendar with an event at the time of a booking of the same car [CF9]. Its URL leads nowhere, so the
 * next read is a year away.
 */
async function seedConflict(
  transaction: Transaction,
  {
    supplierId,
    userId,
    last: { booking, car },
    now,
    uuid,
  }: SeedOptions & { last: Pick<ReturnType<typeof makeBooking>, "booking"> & { car: { id: string } } },
): Promise<void> {
  const [sourceId, eventId] = [uuid(), uuid()];
  const readAt = new Date(now.getTime() - 600_000);
  await insertRows(transaction, "calendar_sources", [
    {
      id: sourceId,
      supplier_id: supplierId,
      car_id: car.id,
      name: "Agenda du bureau",
      address: "https://agenda.sayara.example/bureau.ics",
      unknown_zones: [],
      created_by: userId,
      created_at: new Date(now.getTime() - 40 * DAY),
      read_at: readAt,
      succeeded_at: readAt,
      fetched_at: readAt,
      next_read_at: new Date(now.getTime() + 365 * DAY),
    },
  ]);
  const { from_at: from, to_at: to } = booking;
  const end = new Date(from.getTime() + 2 * DAY);
  await insertRows(transaction, "calendar_events", [
    {
      id: eventId,
      source_id: sourceId,
      uid: "entretien@agenda.sayara.example",
      recurrence: "",
      from_at: from,
      to_at: end,
      held_to: end,
      summary: "Entretien au garage",
      block_id: null,
    },
  ]);
  await insertRows(transaction, "calendar_conflicts", [
    {
      id: uuid(),
      event_id: eventId,
      owner_id: booking.id,
      collision: {
        kind: "booking",
        reference: booking.reference,
        bookingId: booking.id,
        from: from.toISOString(),
        to: to.toISOString(),
        freeFrom: to.toISOString(),
      },
      first_seen_at: readAt,
      mailed_at: readAt,
    },
  ]);
}
