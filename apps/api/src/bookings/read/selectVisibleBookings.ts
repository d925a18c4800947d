import { ownershipFor, statusesFor } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";
import { bookingStatuses } from "@sayara/domain/booking/BookingStatus";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database } from "#api/database/Schema.ts";

/** Selects from the bookings that a signed-in caller may see [RO1]. */
export function selectVisibleBookings(db: Database, { actor, user }: { actor: BookingActor; user: UserRow }) {
  const statuses = statusesFor("view", actor);
  const existing = db
    .selectFrom("bookings")
    .where("bookings.deleted_at", "is", null)
    .$if(statuses.length < bookingStatuses.length, (query) => query.where("bookings.status", "in", statuses));
  if (ownershipFor("view", actor) === "any") return existing;
  return user.type === "supplier"
    ? existing.where("bookings.supplier_id", "=", user.supplier_id ?? "")
    : existing.where("bookings.driver_id", "=", user.id);
}
