import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to an agency about events of a calendar that overlap a booking or a block [CF9]. */
export function calendarConflicts(
  { name, calendar, carName: car, conflicts, more, link }: MailData["calendarConflicts"],
  { t, formats }: MailContext,
): MailContent {
  const values = { calendar, car, number: conflicts.length + more };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      t({ ...messages.body, values }),
      t(messages.solve),
    ],
    facts: conflicts.map(({ from, to, reference }) => [
      formats.dateRange(from, to),
      reference === null ? t(messages.block) : t({ ...messages.booking, values: { reference } }),
    ]),
    button: { label: t(messages.button), link },
    ...(more > 0 && { notes: [t({ ...messages.more, values: { number: more } })] }),
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.calendarConflicts.subject",
    message: "{number, plural, one {One conflict} other {# conflicts}} in a calendar: {car}",
  },
  heading: /*i18n*/ { id: "mail.calendarConflicts.heading", message: "The same car is taken twice" },
  body: /*i18n*/ {
    id: "mail.calendarConflicts.body",
    message:
      "The calendar “{calendar}” takes {car} at times when it is already taken here. These events were not entered.",
  },
  solve: /*i18n*/ {
    id: "mail.calendarConflicts.solve",
    message: "Decide which of the two stands and change the other one. The conflict then ends by itself.",
  },
  booking: /*i18n*/ { id: "mail.calendarConflicts.booking", message: "Booking {reference}" },
  block: /*i18n*/ { id: "mail.calendarConflicts.block", message: "A block in your calendar" },
  more: /*i18n*/ {
    id: "mail.calendarConflicts.more",
    message: "{number, plural, one {One more conflict is} other {# more conflicts are}} on the page.",
  },
  button: /*i18n*/ { id: "mail.calendarConflicts.button", message: "See the conflicts" },
};
