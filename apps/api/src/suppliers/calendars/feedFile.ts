import { CALENDAR_MONTHS, MAX_OPEN_BLOCKS } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { documentText } from "@sayara/i18n/documents/documentText";
import { supplierCalendarMessages as messages } from "@sayara/i18n/documents/supplierCalendarMessages";
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import type { Database } from "#api/database/Schema.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import {
  readHeldChanges,
  readTimelineBlocks,
  readTimelineBookings,
} from "#api/suppliers/days/readTimeline.ts";
import { ownIdSuffix } from "./reading/createCalendarReader.ts";

const DAY = 86_400_000;
/**
 * Maximum blocks in a calendar: more than an agency's open blocks plus those that ended during the calendar's
 * past days.
 */
const MAX_FEED_BLOCKS = 2 * MAX_OPEN_BLOCKS;
/** Number of past days that a calendar lists. */
const DAYS_BACK = 30;

/** A calendar for other programs. */
interface Feed {
  supplierId: string;
  supplierName: string;
  /** Null for the whole fleet. */
  carId: string | null;
  language: Language;
}

/**
 * Returns the bookings and blocks of a car or a fleet as iCalendar (RFC 5545), without personal data [CF2]
 * and without events of other calendars [CF3]. The same content always gives the same text, so that the
 * text's hash can serve as its version.
 */
export async function feedFile(
  { supplierId, supplierName, carId, language }: Feed,
  { db, now, config }: { db: Database; now: Date; config: Config },
): Promise<string> {
  const { timeZone } = config.business;
  const lastDay = addCalendarMonths(dateInZone(now, timeZone), CALENDAR_MONTHS);
  const period = {
    from: new Date(now.getTime() - DAYS_BACK * DAY),
    to: wallClockToInstant(`${lastDay}T00:00`, timeZone),
    now,
  };
  const cars = await db
    .selectFrom("cars")
    .select(["id", "name"])
    .where("supplier_id", "=", supplierId)
    .where("deleted_at", "is", null)
    .$if(carId !== null, (query) => query.where("id", "=", carId))
    .execute();
  const names = new Map(cars.map(({ id, name }) => [id, name]));
  const ids = [...names.keys()];
  const [bookings, changes, blocks] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          readTimelineBookings(db, ids, period),
          readHeldChanges(db, ids, period),
          readTimelineBlocks(db, ids, { ...period, limit: MAX_FEED_BLOCKS, withImported: false }),
        ]);
  const t = await documentText(language);
  const carOf = (id: string) => names.get(id) ?? "";
  const event = (id: string, { from_at: start, to_at: end }: { from_at: Date; to_at: Date }) => ({
    id: `${id}${ownIdSuffix(config)}`,
    start,
    end,
    // The time of the request would make each response a new version.
    stamp: start,
  });
  const booked = (row: { car_id: string; reference: string }) =>
    t(messages.booked, { car: carOf(row.car_id), reference: row.reference });
  const events: ICalEventData[] = [
    ...bookings.map((row) => ({
      ...event(`booking-${row.id}`, row),
      summary: booked(row),
      status:
        row.status === "pending" || row.status === "void"
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED,
    })),
    ...changes.map((row) => ({
      ...event(`change-${row.booking_id}`, row),
      summary: booked(row),
      status: ICalEventStatus.TENTATIVE,
    })),
    ...blocks.flatMap((row) =>
      row.kind === "imported"
        ? []
        : { ...event(`block-${row.id}`, row), summary: t(messages[row.kind], { car: carOf(row.car_id) }) },
    ),
  ];
  return ical({
    prodId: { company: config.siteName, product: "calendar", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: carId === null ? supplierName : carOf(carId),
    ttl: 900,
    events,
  }).toString();
}
