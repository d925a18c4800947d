import type { booking } from "@sayara/api-client/contract/bookings/booking";
import { isAllowed } from "@sayara/domain/booking/allowedActions";
import { linkHolder } from "@sayara/domain/booking/viewerOf";
import { isUuid } from "#api/catalogue/locationRows.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { readBookingToken } from "./bookingLink.ts";
import { type StoredBooking, toBookings } from "./bookingRows.ts";
import { callerOf } from "./callerOf.ts";
import { lapseBookings } from "./lapseBookings.ts";
import { openMailedLink } from "./openMailedLink.ts";

/** One booking, for whoever may see it. */
export const handleBooking: Handler<typeof booking> = async ({ params, query, user, dependencies }) => {
  const { db, config, clock } = dependencies;
  const { id, language } = params;
  const now = clock();
  const link = query.token === undefined ? undefined : readBookingToken(config.secret, query.token, id, now);
  // Before anything is looked up: a stranger learns nothing about which bookings there are.
  if (link === undefined && user === undefined) throw new RefusalError("not_signed_in");

  let row = await findBooking(db, id);
  if (row === undefined) throw new RefusalError("not_found");
  const viewer = link === undefined ? callerOf(user, row) : linkHolder;
  const known = { status: row.status, pickup: row.from_at, dropOff: row.to_at };
  if (!isAllowed({ action: "view", viewer, booking: known, now })) throw new RefusalError("not_allowed");

  const isLapsed = row.lapses_at !== null && row.lapses_at <= now;
  if (isLapsed) await lapseBookings(db, now, { carId: row.car_id });
  else if (link === "mail") await openMailedLink(db, row, now);
  if (isLapsed || link === "mail") row = (await findBooking(db, id)) ?? row;

  const [found] = await toBookings(db, [row], language, config.business);
  if (found === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data: found };
};

async function findBooking(db: Queries, id: string): Promise<StoredBooking | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
