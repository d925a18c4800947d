import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { Language } from "@sayara/domain/language/Language";
import { bookingCalendarMessages as messages } from "@sayara/i18n/documents/bookingCalendarMessages";
import type { DocumentText, DocumentMessage } from "@sayara/i18n/documents/documentText";
import type { Formats } from "@sayara/i18n/format/createFormats";
import ical, {
  type ICalAlarmData,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import type { BookingDocument } from "./facts/readDocument.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Length of a calendar event in minutes: about the time spent at the desk. */
const DESK_MINUTES = 30;
/** Hours before an event at which calendars show a reminder. */
const ALARM_HOURS = [24, 2];

export interface CalendarWriter {
  language: Language;
  t: DocumentText;
  formats: Formats;
  /** URL of the booking's page. */
  link: string;
  siteName: string;
}

/**
 * Returns pick-up and drop-off as iCalendar (RFC 5545). Times are in UTC, so that no calendar needs a definition of the
 * marketplace's time zone; the description has the local time. A later version of the booking replaces the events: same
 * ids, higher sequence.
 */
export function bookingCalendar(document: BookingDocument, writer: CalendarWriter): string {
  const { booking, pickup, dropOff } = document;
  const { car, from, to, deliveryAddress, collectionAddress } = booking;
  const { language, siteName, t } = writer;
  return ical({
    prodId: { company: siteName, product: "bookings", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      deliveryAddress === undefined
        ? makeEvent("pickup", from, booking.pickupLocation.name, pickup, messages.pickUp)
        : makeEvent("pickup", from, deliveryAddress, undefined, messages.pickUp),
      collectionAddress === undefined
        ? makeEvent("drop-off", to, booking.dropOffLocation.name, dropOff, messages.dropOff)
        : makeEvent("drop-off", to, collectionAddress, undefined, messages.dropOff),
    ],
  }).toString();

  function makeEvent(
    name: "pickup" | "drop-off",
    at: string,
    title: string,
    place: BookingDocument["pickup"],
    summary: DocumentMessage,
  ): ICalEventData {
    const start = new Date(at);
    const position = place?.position;
    return {
      id: `${name}-${booking.id}@${new URL(writer.link).hostname}`,
      sequence: booking.version,
      stamp: new Date(booking.updatedAt),
      created: new Date(booking.createdAt),
      lastModified: new Date(booking.updatedAt),
      start,
      end: new Date(start.getTime() + DESK_MINUTES * 60_000),
      summary: t(summary, { car: car.name }),
      location: position ? { title, geo: { lat: position.latitude, lon: position.longitude } } : { title },
      description: describeEvent(document, { ...writer, at, instructions: place?.instructions }),
      url: writer.link,
      status: eventStatuses[booking.status],
      alarms: booking.status === "cancelled" ? [] : makeAlarms(t(summary, { car: car.name })),
    };
  }
}

/** Returns one alarm the day before and one early enough to travel there. Both show the event's title. */
function makeAlarms(title: string): ICalAlarmData[] {
  return ALARM_HOURS.map((hours) => ({
    type: ICalAlarmType.display,
    triggerBefore: hours * 3600,
    description: title,
  }));
}

function describeEvent(
  { booking, agency }: BookingDocument,
  { t, formats, link, at, instructions }: CalendarWriter & { at: string; instructions: string | undefined },
): string {
  const { reference, status, supplier } = booking;
  const state = stateMessages[status];
  return [
    t(messages.reference, { reference }),
    state && t(state),
    t(messages.localTime, { moment: formats.dateTime(at, { weekday: true }) }),
    instructions,
    t(messages.agency, { agency: supplier.name }),
    agency.phone !== null && t(messages.phone, { phone: formats.phone(agency.phone) }),
    agency.address !== null && t(messages.address, { address: agency.address }),
    t(messages.booking, { link }),
  ]
    .filter((text) => typeof text === "string" && text !== "")
    .join("\n");
}

const eventStatuses: Record<BookingStatus | Unknown, ICalEventStatus> = {
  void: ICalEventStatus.TENTATIVE,
  pending: ICalEventStatus.TENTATIVE,
  reserved: ICalEventStatus.CONFIRMED,
  deposit: ICalEventStatus.CONFIRMED,
  paid: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  unknown: ICalEventStatus.TENTATIVE,
};

const stateMessages: Partial<Record<BookingStatus | Unknown, DocumentMessage>> = {
  void: messages.unpaid,
  pending: messages.unconfirmed,
  cancelled: messages.cancelled,
};
