import type { BookingFilters } from "@sayara/api-client/contract/bookings/bookings";
import type { BookingDates } from "@sayara/domain/booking/period/BookingDates";
import { MAXIMUM_BOOKING_MONTHS } from "@sayara/domain/config/businessDefaults";
import { sql } from "kysely";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { isOwedByHandRow } from "#api/bookings/refund/isOwedByHandRow.ts";
import { type MessageReader, waitingMessages } from "#api/bookings/messages/waitingMessages.ts";
import { unansweredProblems } from "#api/bookings/problems/unansweredProblems.ts";
import { searchPatterns } from "./bookingSearchText.ts";
import type { selectVisibleBookings } from "./selectVisibleBookings.ts";

type Query = ReturnType<typeof selectVisibleBookings>;
type Filters = Omit<BookingFilters, "location" | "messagesWaiting"> & {
  /** Only bookings whose messages wait for this reader. */
  messagesFor?: MessageReader;
  /** Ids of pick-up or drop-off places. An empty list matches no booking. */
  places: readonly string[] | undefined;
};

/** Narrows a list of bookings to those that meet every filter. */
export function filterBookings(
  query: Query,
  {
    statuses = [],
    suppliers = [],
    from,
    to,
    datesOf = "rental",
    places,
    cancelRequested,
    changeRequested,
    problemReported,
    messagesFor,
    refundOwed,
    abandoned,
    s = "",
  }: Filters,
  now: Date,
): Query {
  let filtered = query;
  if (statuses.length > 0) filtered = filtered.where("bookings.status", "in", statuses);
  if (suppliers.length > 0) filtered = whereSupplier(filtered, suppliers);
  if (from !== undefined) filtered = whereEndsFrom(filtered, datesOf, new Date(from));
  if (to !== undefined) {
    const column = datesOf === "dropOff" ? "bookings.to_at" : "bookings.from_at";
    filtered = filtered.where(column, "<=", new Date(to)).where("bookings.from_at", "<=", new Date(to));
  }
  if (places !== undefined) {
    filtered =
      places.length === 0
        ? filtered.where(sql<boolean>`false`)
        : filtered.where((eb) =>
            eb.or([
              eb("bookings.pickup_location_id", "in", places),
              eb("bookings.drop_off_location_id", "in", places),
            ]),
          );
  }
  if (cancelRequested === true) {
    filtered = filtered
      .where("bookings.cancel_requested_at", "is not", null)
      .where("bookings.cancel_declined_at", "is", null)
      .where("bookings.cancel_accepted_at", "is", null);
  }
  if (changeRequested === true) {
    filtered = filtered.where("bookings.id", "in", (eb) =>
      eb
        .selectFrom("change_requests")
        .select("booking_id")
        .where("state", "=", "open")
        .where("lapses_at", ">", now),
    );
  }
  if (problemReported === true)
    filtered = filtered.where("bookings.id", "in", (eb) => unansweredProblems(eb));
  if (messagesFor !== undefined)
    filtered = filtered.where("bookings.id", "in", (eb) => waitingMessages(eb, messagesFor));
  if (refundOwed === true) {
    filtered = filtered.where("bookings.id", "in", (eb) =>
      eb.selectFrom("refunds").select("booking_id").where(isOwedByHandRow),
    );
  }
  if (abandoned === false) {
    filtered = filtered.where((eb) =>
      eb.or([eb("bookings.status", "<>", "void"), eb("bookings.lapses_at", ">", now)]),
    );
  }
  const patterns = searchPatterns(s);
  for (const pattern of patterns) filtered = filtered.where("bookings.search_text", "like", pattern);
  // A search for punctuation alone matches no booking.
  return s.trim() !== "" && patterns.length === 0 ? filtered.where(sql<boolean>`false`) : filtered;
}

function whereSupplier(query: Query, suppliers: readonly string[]): Query {
  const ids = suppliers.filter(isUuid);
  const slugs = suppliers.filter((supplier) => !isUuid(supplier));
  if (slugs.length === 0) return query.where("bookings.supplier_id", "in", ids);
  return query.where((eb) =>
    eb.or([
      ...(ids.length > 0 ? [eb("bookings.supplier_id", "in", ids)] : []),
      eb(
        "bookings.supplier_id",
        "in",
        eb.selectFrom("suppliers").select("suppliers.id").where("suppliers.slug", "in", slugs),
      ),
    ]),
  );
}

const DAY = 86_400_000;
/** No rental is longer. This bound lets a filter by drop-off use the index on the pick-up. */
const LONGEST_RENTAL = (MAXIMUM_BOOKING_MONTHS * 31 + 1) * DAY;

function whereEndsFrom(query: Query, datesOf: BookingDates, from: Date): Query {
  if (datesOf === "pickUp") return query.where("bookings.from_at", ">=", from);
  return query
    .where("bookings.to_at", ">=", from)
    .where("bookings.from_at", ">=", new Date(from.getTime() - LONGEST_RENTAL));
}
