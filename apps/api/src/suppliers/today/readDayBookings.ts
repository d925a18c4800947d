import type { DayAction, DayBooking, StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import { refusalReason, transitionRefusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { keptUntil } from "@sayara/domain/booking/arrival/keptUntil";
import type { Booking } from "@sayara/domain/booking/Booking";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Language } from "@sayara/domain/language/Language";
import { toBookings } from "#api/bookings/bookingRows.ts";
import { addStaffFields } from "#api/bookings/read/addStaffFields.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Database } from "#api/database/Schema.ts";

const placeOfList = {
  requests: "pickupLocation",
  pickUps: "pickupLocation",
  dropOffs: "dropOffLocation",
  overdueReturns: "dropOffLocation",
  awaitedPickUps: "pickupLocation",
  missedPickUps: "pickupLocation",
} as const;
type RowList = keyof typeof placeOfList;
type Rows = Required<Pick<StaffDay, RowList>>;

interface DayReader {
  actor: BookingActor;
  language: Language;
  rules: CarRules;
  now: Date;
}

/** Returns the rows of a day's lists from the ids in each list, with a fixed number of statements. */
export async function readDayBookings(
  db: Database,
  ids: Readonly<Record<RowList, readonly string[]>>,
  { actor, language, rules, now }: DayReader,
): Promise<Rows> {
  const allIds = [...new Set(Object.values(ids).flat())];
  const rows =
    allIds.length === 0
      ? []
      : await db.selectFrom("bookings").selectAll().where("id", "in", allIds).execute();
  const bookings = await addStaffFields(db, rows, {
    bookings: await toBookings(db, rows, language, rules),
    actor,
  });
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const rowsOf = (list: RowList) =>
    ids[list].flatMap((id) => {
      const booking = byId.get(id);
      return booking === undefined ? [] : [toDayBooking(booking, list, { actor, now })];
    });
  return {
    requests: rowsOf("requests"),
    pickUps: rowsOf("pickUps"),
    dropOffs: rowsOf("dropOffs"),
    overdueReturns: rowsOf("overdueReturns"),
    awaitedPickUps: rowsOf("awaitedPickUps"),
    missedPickUps: rowsOf("missedPickUps"),
  };
}

function toDayBooking(
  booking: Booking,
  list: RowList,
  { actor, now }: Pick<DayReader, "actor" | "now">,
): DayBooking {
  const { id, version, reference, driver, car, from, to, total, currency, holdExpiresAt, records } = booking;
  const { deliveryAddress, collectionAddress, arrival } = booking;
  const place = placeOfList[list];
  const namesCollection = place === "dropOffLocation" || list === "requests";
  return {
    id,
    version,
    reference,
    driver: { fullName: driver.fullName, phone: driver.phone },
    car: { id: car.id, name: car.name },
    place: booking[place].name,
    ...(place === "pickupLocation" && deliveryAddress !== undefined && { deliveryAddress }),
    ...(place === "pickupLocation" && {
      ...(arrival && { arrival }),
      keptUntil: keptUntil(booking).toISOString(),
    }),
    ...(namesCollection && collectionAddress !== undefined && { collectionAddress }),
    from,
    to,
    total,
    due: balanceOf(booking).due,
    currency,
    holdExpiresAt,
    handedOverAt: records?.handOver?.at ?? null,
    returnedAt: records?.return?.at ?? null,
    actions: actionsOf(booking, { actor, now }),
  };
}

/** Returns the actions that a viewer may perform. The lists contain only bookings of the viewer's agency. */
function actionsOf(booking: Booking, { actor, now }: Pick<DayReader, "actor" | "now">): DayAction[] {
  const context = { viewer: { actor, isOwn: true }, booking: situationOf(booking), now };
  const isPending = booking.status === "pending";
  const isAllowed: Record<DayAction, boolean> = {
    confirm: isPending && transitionRefusalReason({ ...context, to: "reserved" }) === null,
    refuse: isPending && transitionRefusalReason({ ...context, to: "cancelled" }) === null,
    handOver: refusalReason({ ...context, action: "recordHandOver" }) === null,
    return: refusalReason({ ...context, action: "recordReturn" }) === null,
  };
  return (Object.keys(isAllowed) as DayAction[]).filter((action) => isAllowed[action]);
}
