import type { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { ownershipFor } from "@sayara/domain/booking/allowedActions";
import { sql } from "kysely";
import type { UserRow } from "#api/database/accountTables.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { Call, Handler } from "#api/http/mountEndpoint.ts";
import { toBookings } from "./bookingRows.ts";
import { callerOf } from "./callerOf.ts";

/** Lists the bookings that the caller may see, newest first. */
export const handleBookings: Handler<typeof bookings> = async ({ params, body, user, dependencies }) => {
  const { db, config } = dependencies;
  const { page, size, language } = params;
  const matching = filtered(visibleTo(db, user), body);
  const { total } = await matching.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll("bookings")
    .orderBy("bookings.created_at", "desc")
    .orderBy("bookings.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = await toBookings(db, rows, language, config.business);
  return { ok: true, status: 200, data: { items, total } };
};

function visibleTo(db: Queries, user: UserRow) {
  const all = db
    .selectFrom("bookings")
    .innerJoin("cars", "cars.id", "bookings.car_id")
    .where("bookings.deleted_at", "is", null);
  const { actor } = callerOf(user);
  if (ownershipFor("view", actor) === "any") return all;
  return actor === "supplier"
    ? all.where("bookings.supplier_id", "=", user.supplier_id ?? "")
    : all.where("bookings.driver_id", "=", user.id);
}

function filtered(
  query: ReturnType<typeof visibleTo>,
  { statuses, from, to, s }: Call<typeof bookings>["body"],
) {
  let narrowed = query;
  if (statuses !== undefined && statuses.length > 0)
    narrowed = narrowed.where("bookings.status", "in", statuses);
  if (from !== undefined) narrowed = narrowed.where("bookings.to_at", ">=", new Date(from));
  if (to !== undefined) narrowed = narrowed.where("bookings.from_at", "<=", new Date(to));
  const words = s?.trim() ?? "";
  if (words === "") return narrowed;
  const pattern = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return narrowed.where((or) =>
    or.or([
      or("bookings.reference", "ilike", pattern),
      or("bookings.driver_full_name", "ilike", pattern),
      or("cars.name", "ilike", pattern),
    ]),
  );
}
