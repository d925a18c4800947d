import { withoutIsolates } from "@sayara/i18n/bidi/isolate";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailedBooking, MailedMeeting } from "../MailData.ts";

type Meeting = MailedMeeting & { booking: Pick<MailedBooking, "reference" | "supplierName"> };

/** Returns where the agency hands over the car and how to contact it. */
export function meetingFacts(
  { meetingPlace, supplierPhone, supplierAddress }: MailedMeeting,
  { t, formats }: MailContext,
): NonNullable<MailContent["facts"]> {
  const facts: NonNullable<MailContent["facts"]> = [];
  if (meetingPlace !== undefined && meetingPlace.instructions !== "")
    facts.push([t(messages.place), meetingPlace.instructions]);
  if (supplierPhone !== undefined) facts.push([t(messages.phone), formats.phone(supplierPhone)]);
  if (supplierAddress !== undefined) facts.push([t(messages.address), supplierAddress]);
  return facts;
}

/** Returns links to the meeting place on a map and to a WhatsApp message that mentions the booking. */
export function meetingLinks(
  { meetingPlace, supplierPhone, booking: { reference, supplierName: agency } }: Meeting,
  { t }: MailContext,
): NonNullable<MailContent["links"]> {
  const message = withoutIsolates(t({ ...messages.message, values: { reference } }));
  const text = new URLSearchParams({ text: message });
  return [
    ...(meetingPlace === undefined ? [] : [{ label: t(messages.map), link: meetingPlace.map }]),
    ...(supplierPhone === undefined
      ? []
      : [
          {
            label: t({ ...messages.whatsApp, values: { agency } }),
            link: `https://wa.me/${supplierPhone.replace(/\D/g, "")}?${text}`,
          },
        ]),
  ];
}

/** Returns a note on whom to contact: the agency, with its phone number. */
export function contactNote(
  { supplierPhone, booking: { supplierName: agency } }: Meeting,
  { t, formats }: MailContext,
): string[] {
  if (supplierPhone === undefined) return [];
  return [t({ ...messages.contact, values: { agency, phone: formats.phone(supplierPhone) } })];
}

const messages = {
  place: /*i18n*/ { id: "mail.meeting.place", message: "Meeting place" },
  phone: /*i18n*/ { id: "mail.bookingConfirmed.phone", message: "Agency’s phone" },
  address: /*i18n*/ { id: "mail.bookingConfirmed.address", message: "Agency’s address" },
  map: /*i18n*/ { id: "mail.meeting.map", message: "Meeting place on the map" },
  whatsApp: /*i18n*/ { id: "mail.meeting.whatsApp", message: "WhatsApp: write to {agency}" },
  message: /*i18n*/ { id: "mail.meeting.message", message: "Booking {reference}" },
  contact: /*i18n*/ {
    id: "mail.meeting.contact",
    message: "Questions, or running late? Call {agency}: {phone}.",
  },
};
