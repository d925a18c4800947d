import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import { PRICE_ALERT_HOURS } from "@sayara/domain/config/businessDefaults";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { MailedFile } from "@sayara/i18n/mails/renderMail";
import type { Selectable } from "kysely";
import { prepareAudienceMail } from "#api/messaging/audience/prepareAudienceMail.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { deleteReadMail } from "#api/bookings/messages/announceMessage.ts";
import { findReplacements } from "#api/bookings/move/findReplacements.ts";
import { readLocationsById } from "#api/catalogue/readLocations.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { calendarFile } from "#api/documents/calendarFile.ts";
import type { PdfRenderer } from "#api/documents/pdf/createPdfRenderer.ts";
import { voucherFile } from "#api/documents/voucherFile.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import type { MailAttachment } from "#api/messaging/mail/composeMail.ts";
import { filesOf } from "#api/messaging/mail/filesOf.ts";
import type { StoredMail } from "#api/messaging/mail/Mail.ts";
import type { PreparedMail } from "#api/messaging/mail/PreparedMail.ts";
import { startMailLink } from "#api/messaging/mail/startMailLink.ts";
import { mayMailPriceAlerts } from "#api/saved/wantsPriceAlerts.ts";
import { readdressMail } from "./readdressMail.ts";

type OutboxMail = Selectable<OutboxRow>;
type Kind = StoredMail["kind"];
export type MailTools = Pick<Dependencies, "db" | "config" | "clock" | "logger"> & {
  pdfRenderer: PdfRenderer;
};

const HOUR = 3_600_000;

/** Attempts after which a mail is sent without a file that cannot be created. */
const ATTEMPTS_WITH_FILES = 3;

/** Returns a file of a mail's booking; undefined if the booking does not hold its car. */
export async function fileOf(
  row: Pick<OutboxMail, "data" | "language">,
  file: MailedFile,
  tools: MailTools,
): Promise<MailAttachment | undefined> {
  const booking = await readBooking(tools.db, row);
  return booking !== undefined && holdsCar(booking)
    ? fileCreators[file](booking, row.language, tools)
    : undefined;
}

/** Statuses in which a reminder is still sent. */
const remindedStatuses: Partial<Record<Kind, readonly StoredBooking["status"][]>> = {
  pickUpReminder: tripStatuses,
  dropOffReminder: tripStatuses,
  reviewInvitation: tripStatuses,
  checkoutReminder: ["void"],
};

/**
 * Completes a mail just before it is sent. Starts the lifetime of its link, and adds the recipient's current
 * address, the booking's files and, for a lapsed request, the other cars. Searching for them earlier would
 * prolong the transaction of the lapse.
 *
 * @returns undefined if the mail must not be sent: a reminder that is late or no longer fits its booking, a
 *   mail about messages that were read, a stopped message to an audience, an alert about saved cars that is a
 *   day old or switched off, or a mail to a deleted account.
 */
export async function prepareMail(written: OutboxMail, tools: MailTools): Promise<PreparedMail | undefined> {
  const { db, clock } = tools;
  if (written.kind === "audienceMessage") {
    const addressed = await prepareAudienceMail(written, db);
    return addressed && { row: addressed, attachments: [] };
  }
  const row = await readdressMail(written, db);
  if (row === undefined) return undefined;
  if (await deleteReadMail(db, row)) return undefined;
  if (row.kind === "savedCarsChanged" && !(await isPriceAlertDue(row, tools))) return undefined;
  const kind = row.kind as Kind;
  const needsBooking = filesOf(row).length > 0 || kind in remindedStatuses || kind === "requestLapsed";
  const booking = needsBooking ? await readBooking(db, row) : undefined;
  if (kind in remindedStatuses && isOutdated(row, booking, clock())) return undefined;
  const started = await startMailLink(row, tools);
  if (booking === undefined) return { row: started, attachments: [] };
  if (kind === "requestLapsed") return { row: await addOtherCars(started, booking, tools), attachments: [] };
  return { row: started, attachments: await attachmentsOf(started, booking, tools) };
}

/**
 * Returns whether a price alert is still to be sent. After a day its totals may have changed, and the next
 * mail has the new ones [SV6].
 */
async function isPriceAlertDue({ user_id: userId, created_at: at }: OutboxMail, { db, clock }: MailTools) {
  const isOld = clock().getTime() - at.getTime() >= PRICE_ALERT_HOURS.mail * HOUR;
  return !isOld && userId !== null && (await mayMailPriceAlerts(db, userId));
}

function readBooking(db: Database, { data }: Pick<OutboxMail, "data">): Promise<StoredBooking | undefined> {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", String(data["bookingId"]))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

function isOutdated({ kind, data }: OutboxMail, booking: StoredBooking | undefined, now: Date): boolean {
  const isOver = new Date(String(data["dropAfter"])) <= now;
  return isOver || booking === undefined || remindedStatuses[kind as Kind]?.includes(booking.status) !== true;
}

/** Stores the free cars of agencies that accept requests with the mail [NO9]. */
async function addOtherCars(
  row: OutboxMail,
  booking: StoredBooking,
  { db, config, clock }: MailTools,
): Promise<OutboxMail> {
  const replacements = await findReplacements(db, booking, { config, now: clock() });
  const ids = [booking.pickup_location_id, booking.drop_off_location_id];
  const places = await readLocationsById(db, { ids, language: row.language });
  const [pickUp, dropOff] = ids.map((id) => places.get(id)?.slug ?? "");
  const cars = replacements.map(({ car, priced: { quote } }) => ({
    carName: car.name,
    supplierName: car.supplier.name,
    total: quote.total,
    difference: toDinars(toMillimes(quote.total) - booking.total_millimes),
    slug: car.slug,
  }));
  const { others: _earlier, ...facts } = row.data;
  const data = cars.length === 0 ? facts : { ...facts, others: { pickUp, dropOff, cars } };
  await db
    .updateTable("outbox")
    .set({ data: JSON.stringify(data) })
    .where("id", "=", row.id)
    .execute();
  return { ...row, data };
}

function holdsCar({ status }: StoredBooking): boolean {
  return tripStatuses.some((tripStatus) => tripStatus === status);
}

/** Returns the files of a booking that holds its car. */
async function attachmentsOf(
  row: OutboxMail,
  booking: StoredBooking,
  tools: MailTools,
): Promise<MailAttachment[]> {
  const { id, attempts, language } = row;
  const attachments: MailAttachment[] = [];
  for (const file of holdsCar(booking) ? filesOf(row) : []) {
    try {
      attachments.push(await fileCreators[file](booking, language, tools));
    } catch (error) {
      if (attempts < ATTEMPTS_WITH_FILES) throw error;
      tools.logger.warn({ mail: id, file, fault: describeFault(error) }, "mail leaves without a file");
    }
  }
  return attachments;
}

const fileCreators: Record<
  MailedFile,
  (booking: StoredBooking, language: OutboxMail["language"], tools: MailTools) => Promise<MailAttachment>
> = {
  voucher: async (booking, language, tools) => ({
    kind: "voucher",
    filename: `${booking.reference}.pdf`,
    contentType: "application/pdf",
    content: Buffer.from(await voucherFile(booking, { language, now: tools.clock() }, tools)),
  }),
  calendar: async (booking, _language, tools) => ({
    kind: "calendar",
    filename: `${booking.reference}.ics`,
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    content: Buffer.from(await calendarFile(booking, tools.clock(), tools)),
  }),
};
