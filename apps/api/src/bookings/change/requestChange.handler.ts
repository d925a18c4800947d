import type { requestChange } from "@sayara/api-client/contract/bookings/changeRequest";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { toDinars } from "@sayara/domain/money/millimes";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import { holdCar, isCarFree, rangeOf } from "#api/bookings/hold/holdCar.ts";
import { reserveExtras, requireExtras } from "#api/bookings/hold/holdExtras.ts";
import { lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { haveSameDates } from "#api/bookings/payment/bookedRental.ts";
import { actorIdOf, rereadViewer } from "#api/bookings/read/readViewer.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireProof } from "#api/security/links/permission.ts";
import { announceChange } from "./announceChange.ts";
import { closeChangeRequest, insertChangeRequest, incrementBookingVersion } from "./changeRequests.ts";
import { planChange } from "./planChange.ts";
import { requestOf } from "./requestOf.ts";

/**
 * Records a driver's request for other dates and holds them until it lapses [CN14, CN15]. Each request is mailed to the
 * agency's staff, so a booking allows three in a row, then one every hour.
 */
export const handleRequestChange: Handler<typeof requestChange> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, clock, config } = dependencies;
  const opened = await openBooking({ id: params.id, token: body.token, user }, dependencies);
  const { row: seen } = opened;
  const row = await inTransaction(db, async (transaction): Promise<StoredBooking> => {
    const now = clock();
    const locked = await lockBooking(transaction, seen, { now });
    const viewer = await rereadViewer(transaction, context, {
      previousViewer: opened.viewer,
      row: locked.row,
    });
    const { kind, action, lapsesAt } = requestOf(locked.row, body.change, now);
    await requireProof(transaction, context, { action, viewer, bookingId: seen.id, now });
    const reason = refusalReason({ viewer, booking: locked.situation, now, action });
    refuseChange(locked, { viewer, version: body.version, reason, now });

    const { signedQuote } = body;
    const plan = await planChange(transaction, locked.row, body.change, { config, now, signedQuote });
    const { before, after, period } = plan;
    if (haveSameDates(before, after)) {
      throw new RefusalError("invalid_input", { fields: { "change.to": "invalid" } });
    }
    if (toDinars(after.totalMillimes) !== body.total) {
      throw new RefusalError("price_changed", { quote: after.quote });
    }
    const limit = { name: "change request of booking", key: seen.id, burst: 3, secondsEach: 3600 };
    await limitRate({ ...dependencies, db: transaction }, limit);
    // Closes a request that has lapsed but that the job has not closed yet.
    await closeChangeRequest(transaction, seen.id, { state: "lapsed" }, now);
    if (!(await isCarFree(transaction, { ...period, exceptFor: seen.id }, now))) {
      throw new RefusalError("car_taken");
    }
    const { extras } = plan.rental;
    const rental = { range: rangeOf(period), exceptFor: seen.id, within: "change.extras" };
    await requireExtras(transaction, extras, rental, now);
    const holdId = await holdCar(transaction, { ...period, bookingId: seen.id, expiresAt: lapsesAt });
    await reserveExtras(transaction, holdId, extras);
    const actorId = actorIdOf(viewer, user);
    const request = { bookingId: seen.id, kind, holdId, actorId, lapsesAt, before, after };
    await insertChangeRequest(transaction, request, now);
    const changed = await incrementBookingVersion(transaction, seen.id, now);
    await announceChange(transaction, changed, { event: "requested" }, { rules: config.business, now });
    return changed;
  });
  const [data] = await toBookings(db, [row], user?.language ?? row.language, config.business);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};
