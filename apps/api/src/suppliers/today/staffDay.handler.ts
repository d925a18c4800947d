import type { BookingFilters } from "@sayara/api-client/contract/bookings/bookings";
import type { StaffDay, staffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import {
  DOCUMENT_REMINDER_DAYS,
  MAXIMUM_KEPT_HOURS,
  OVERDUE_RETURN_DAYS,
} from "@sayara/domain/config/businessDefaults";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { type ExpressionBuilder, sql } from "kysely";
import { waitingMessagesReader } from "#api/bookings/messages/waitingMessages.ts";
import { filterBookings } from "#api/bookings/read/filterBookings.ts";
import { selectVisibleBookings } from "#api/bookings/read/selectVisibleBookings.ts";
import { readViewer } from "#api/bookings/read/readViewer.ts";
import type { Database, Schema } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { readChecklist } from "#api/suppliers/join/readChecklist.ts";
import { readSupplierRights, type SupplierRights } from "#api/suppliers/requireSupplier.ts";
import { readDayBookings } from "./readDayBookings.ts";

type List = keyof Required<StaffDay["counts"]>;
const rowLists = ["toAnswer", "pickUps", "dropOffs"] as const;
/** Maximum rows per list. */
const ROWS = 50;
const HOUR = 3_600_000;

export const handleStaffDay: Handler<typeof staffDay> = async ({ params, user, dependencies }) => {
  if (user.type === "user") throw new RefusalError("not_allowed");
  const { db, clock, config } = dependencies;
  const now = clock();
  const { timeZone } = config.business;
  const day = dateInZone(now, timeZone);
  const { actor } = await readViewer(db, user);
  const rights = user.type === "supplier" ? await readSupplierRights(db, user, "own") : null;
  const lists = filtersOfDay(day, timeZone);
  const matching = (list: List) =>
    filterBookings(
      selectVisibleBookings(db, { actor, user }),
      {
        ...lists[list],
        places: undefined,
        ...(list === "messages" && { messagesFor: waitingMessagesReader(actor) }),
      },
      now,
    );
  const countOf = (list: List) => countRows(matching(list));
  const [toAnswer, pickUps, dropOffs, cancellations, problems, messages] = await Promise.all([
    countOf("toAnswer"),
    countOf("pickUps"),
    countOf("dropOffs"),
    countOf("cancellations"),
    countOf("problems"),
    countOf("messages"),
  ]);
  // Administrators get no rows, because theirs would come from every agency.
  const ids = async (list: (typeof rowLists)[number]) =>
    rights === null ? [] : await readIds(matching(list), list === "dropOffs" ? "to_at" : "from_at");
  const { returns, awaited, missed } = selectOverdue(() => selectVisibleBookings(db, { actor, user }), {
    day,
    now,
    timeZone,
  });
  const rowsOf = await readDayBookings(
    db,
    {
      requests: await ids("toAnswer"),
      pickUps: await ids("pickUps"),
      dropOffs: await ids("dropOffs"),
      overdueReturns: rights === null ? [] : await readIds(returns, "to_at"),
      awaitedPickUps: rights === null ? [] : await readIds(awaited, "from_at"),
      missedPickUps: rights === null ? [] : await readIds(missed, "from_at"),
    },
    { actor, language: params.language, rules: config.business, now },
  );
  return {
    ok: true,
    status: 200,
    data: {
      day,
      counts: { toAnswer, pickUps, dropOffs, cancellations, problems, messages },
      ...rowsOf,
      overdue: rights && { returns: await countRows(returns), pickUps: await countRows(missed) },
      ...(await readAgencyParts(db, { rights, day, now, required: config.requiredDocuments })),
    },
  };
};

const confirmed = ["deposit", "paid", "reserved"] as const;

function startOf(date: CalendarDate, timeZone: string): Date {
  return wallClockToInstant(`${date}T00:00`, timeZone);
}

function filtersOfDay(day: CalendarDate, timeZone: string): Record<List, BookingFilters> {
  const confirmedToday = {
    statuses: [...confirmed],
    from: startOf(day, timeZone).toISOString(),
    to: new Date(startOf(addCalendarDays(day, 1), timeZone).getTime() - 1).toISOString(),
  } satisfies BookingFilters;
  return {
    toAnswer: { statuses: ["pending"] },
    pickUps: { ...confirmedToday, datesOf: "pickUp" },
    dropOffs: { ...confirmedToday, datesOf: "dropOff" },
    cancellations: { cancelRequested: true, abandoned: false },
    problems: { problemReported: true, abandoned: false },
    messages: { abandoned: false },
  };
}

/** The time until which the car is kept for the driver [AV4], same as the domain's `keptUntil`. */
const keptUntil = sql<Date>`bookings.from_at + interval '1 hour' *
  case when bookings.arrival_number is null then bookings.kept_hours else bookings.kept_hours_with_arrival end`;

/**
 * Selects overdue returns [DK6], and pick-ups of earlier days without a record: those with a car that is
 * still kept, and those that were missed [DK7].
 */
function selectOverdue(
  visible: () => ReturnType<typeof selectVisibleBookings>,
  { day, now, timeZone }: { day: CalendarDate; now: Date; timeZone: string },
) {
  const today = startOf(day, timeZone);
  const earlierPickUps = () =>
    visible()
      .where("bookings.status", "in", confirmed)
      .where("bookings.from_at", "<", today)
      // Limits the number of rows that are read.
      .where("bookings.from_at", ">=", new Date(today.getTime() - (MAXIMUM_KEPT_HOURS + 48) * HOUR))
      .where((eb) => eb.not(eb.exists(recordsOf(eb, "handOver"))));
  return {
    returns: visible()
      .where("bookings.status", "in", confirmed)
      .where("bookings.to_at", "<", today)
      .where("bookings.to_at", ">=", startOf(addCalendarDays(day, -OVERDUE_RETURN_DAYS), timeZone))
      .where((eb) => eb.exists(recordsOf(eb, "handOver")))
      .where((eb) => eb.not(eb.exists(recordsOf(eb, "return")))),
    awaited: earlierPickUps().where(keptUntil, ">", now),
    missed: earlierPickUps()
      .where(keptUntil, "<=", now)
      .where(keptUntil, ">=", startOf(addCalendarDays(day, -1), timeZone)),
  };
}

function recordsOf(eb: ExpressionBuilder<Schema, "bookings">, kind: RentalRecordKind) {
  return eb
    .selectFrom("rental_records")
    .select("rental_records.id")
    .whereRef("rental_records.booking_id", "=", "bookings.id")
    .where("rental_records.kind", "=", kind)
    .where("rental_records.withdrawn_at", "is", null);
}

async function countRows(query: ReturnType<typeof selectVisibleBookings>): Promise<number> {
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  return total;
}

async function readIds(
  query: ReturnType<typeof selectVisibleBookings>,
  column: "from_at" | "to_at",
): Promise<string[]> {
  const rows = await query
    .select("bookings.id")
    .orderBy(`bookings.${column}`)
    .orderBy("bookings.id")
    .limit(ROWS)
    .execute();
  return rows.map(({ id }) => id);
}

interface AgencyQuery {
  rights: SupplierRights | null;
  day: CalendarDate;
  now: Date;
  required: Parameters<typeof readChecklist>[2];
}

async function readAgencyParts(
  db: Database,
  { rights, day, now, required }: AgencyQuery,
): Promise<Pick<StaffDay, "papersEndingSoon" | "calendarConflicts" | "joining">> {
  if (rights === null) return { papersEndingSoon: null, calendarConflicts: null, joining: null };
  const { supplier, actor, standing } = rights;
  const may = (action: "viewPapers" | "viewDays") => isSupplierActionAllowed(actor, action, { standing });
  return {
    papersEndingSoon: may("viewPapers") ? await countPapersEndingSoon(db, supplier.id, day) : null,
    calendarConflicts: may("viewDays") ? await countConflicts(db, supplier.id, now) : null,
    joining: supplier.joining ? joiningOf(await readChecklist(db, supplier, required)) : null,
  };
}

function joiningOf({
  steps,
  submittedAt,
  reason,
}: Awaited<ReturnType<typeof readChecklist>>): StaffDay["joining"] {
  const openSteps = steps.filter(({ step, gaps }) => step !== "publish" && gaps.length > 0).length;
  return { openSteps, isSubmitted: submittedAt !== null, isRefused: reason !== null };
}

async function countPapersEndingSoon(db: Database, supplierId: string, day: CalendarDate): Promise<number> {
  const { total } = await db
    .selectFrom("documents")
    .select(sql<number>`count(*)`.as("total"))
    .where("supplier_id", "=", supplierId)
    .where("status", "=", "accepte")
    .where("superseded_by", "is", null)
    .where("expires_on", "<=", addCalendarDays(day, Math.max(...DOCUMENT_REMINDER_DAYS)))
    .executeTakeFirstOrThrow();
  return total;
}

async function countConflicts(db: Database, supplierId: string, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom("calendar_conflicts as conflict")
    .innerJoin("calendar_events as event", "event.id", "conflict.event_id")
    .innerJoin("calendar_sources as source", "source.id", "event.source_id")
    .innerJoin("cars", "cars.id", "source.car_id")
    .select(sql<number>`count(*)`.as("total"))
    .where("source.supplier_id", "=", supplierId)
    .where("conflict.resolved_at", "is", null)
    .where("event.to_at", ">", now)
    .where("cars.deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}
