import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { CHECKOUT_REMINDER_HOURS, REVIEW_REMINDER_DAYS } from "@sayara/domain/config/businessDefaults";
import { type BookingReminder, bookingReminders } from "@sayara/domain/notification/BookingReminder";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { hasSignInMethod } from "#api/accounts/session/hasSignInMethod.ts";
import { activationLink } from "#api/accounts/signUp/mailLink.ts";
import { bookingMailFields, type MailedFacts, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { confirmationMailFields, meetingMailFields } from "#api/bookings/mails/confirmationMailFields.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Mail } from "#api/messaging/mail/Mail.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { pushMessages } from "#api/messaging/push/pushMessages.ts";
import { findDueBookings } from "./findDueBookings.ts";

const HOUR = 3_600_000;

type Tools = Pick<Dependencies, "db" | "clock" | "config" | "randomBytes">;
type Context = Pick<Dependencies, "config" | "randomBytes"> & { now: Date };

/**
 * Writes the due reminders of bookings, each kind once per booking [NO7, NO8]. Several processes may run it:
 * the transaction that writes the mail also inserts a row for the booking and kind, under the booking's lock.
 *
 * @returns the number of reminders written, at most `batch` of each kind.
 */
export async function sendBookingReminders(
  tools: Tools,
  { batch = 100 }: { batch?: number } = {},
): Promise<number> {
  const { db, clock, config } = tools;
  const context = { ...tools, now: clock() };
  const due: { kind: BookingReminder; id: string }[] = [];
  for (const kind of bookingReminders) {
    if (!config.reminders.has(kind)) continue;
    const ids = await findDueBookings(db, kind, { ...searchOptionsOf(context), batch });
    due.push(...ids.map((id) => ({ kind, id })));
  }
  let writtenCount = 0;
  await processEach(due, async ({ kind, id }) => {
    if (await inTransaction(db, (transaction) => sendReminder(transaction, kind, id, context)))
      writtenCount += 1;
  });
  return writtenCount;
}

function searchOptionsOf({ now, config }: Context) {
  return { now, timeZone: config.business.timeZone };
}

async function sendReminder(
  transaction: Transaction,
  kind: BookingReminder,
  id: string,
  context: Context,
): Promise<boolean> {
  // Reads the booking again under a lock, because it may have been cancelled in the meantime.
  const [stillDue] = await findDueBookings(transaction, kind, {
    ...searchOptionsOf(context),
    batch: 1,
    bookingId: id,
  });
  if (stillDue === undefined) return false;
  const row = await transaction
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // A concurrent process waits here for the first process's row, and then inserts none.
  const claim = await transaction
    .insertInto("booking_reminders")
    .values({ booking_id: id, kind, sent_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  if (claim === undefined) return false;
  const facts = await readMailedFacts(transaction, row, context.config.business);
  const { name, address, language, id: driverId } = facts.driver;
  const content = await contentWriters[kind](transaction, { row, facts }, context);
  const mail: Mail = {
    to: { name, address },
    language,
    content,
    // Mails about the dates of a driver's own booking are sent regardless of the switch.
    ...(driverId !== undefined && obeysMailSwitch[kind] && { unsubscribeAccountId: driverId }),
  };
  const pushed = kind === "pick_up" ? pushedPickUp(facts, content) : [];
  await postMail(transaction, [mail, ...pushed], context.now);
  return true;
}

/** Returns notifications to the driver's devices about tomorrow's pick-up [WP3, WP5]. */
function pushedPickUp(facts: MailedFacts, content: Mail["content"]): Mail[] {
  if (content.kind !== "pickUpReminder") return [];
  const { booking } = facts;
  const event = {
    event: "pick_up",
    from: new Date(booking.from),
    place: booking.deliveryAddress === undefined ? booking.pickupLocation.name : null,
    meeting: content.meetingPoint?.instructions ?? null,
  } as const;
  return pushMessages(facts, event, content.dropAfter);
}

const obeysMailSwitch: Record<BookingReminder, boolean> = {
  pick_up: false,
  drop_off: false,
  review: true,
  unfinished_checkout: true,
};

interface RemindedBooking {
  row: StoredBooking;
  facts: MailedFacts;
}

const contentWriters: Record<
  BookingReminder,
  (transaction: Transaction, booking: RemindedBooking, context: Context) => Promise<Mail["content"]>
> = {
  pick_up: async (transaction, { row, facts }, { config, now }) => ({
    kind: "pickUpReminder",
    ...bookingMailFields(facts),
    ...(await confirmationMailFields(transaction, facts, now)),
    due: balanceOf(facts.booking).due,
    isGuest: facts.isGuest,
    // From the day of the pick-up, "tomorrow" is wrong.
    dropAfter: startOf(row.from_at, 0, config),
  }),
  drop_off: async (transaction, { row, facts }) => ({
    kind: "dropOffReminder",
    ...bookingMailFields(facts),
    ...(await meetingMailFields(
      transaction,
      facts,
      facts.booking.collectionAddress === undefined ? facts.booking.dropOffLocation : null,
    )),
    fuelPolicy: facts.booking.car.fuelPolicy,
    isGuest: facts.isGuest,
    dropAfter: row.to_at,
  }),
  review: async (transaction, { row, facts }, context) => ({
    kind: "reviewInvitation",
    ...bookingMailFields(facts),
    ...(await passwordOf(transaction, row, context)),
    dropAfter: startOf(row.to_at, REVIEW_REMINDER_DAYS + 1, context.config),
  }),
  unfinished_checkout: async (_transaction, { row, facts }, { now }) => ({
    kind: "checkoutReminder",
    ...bookingMailFields(facts),
    ...(facts.booking.car.image !== null && { carImage: facts.booking.car.image }),
    isGuest: facts.isGuest,
    dropAfter: new Date(
      Math.min(row.from_at.getTime(), now.getTime() + CHECKOUT_REMINDER_HOURS.within * HOUR),
    ),
  }),
};

/** Returns the start of the day that is `days` days after an instant's day, in the marketplace's time zone. */
function startOf(instant: Date, days: number, { business: { timeZone } }: Context["config"]): Date {
  return wallClockToInstant(`${addCalendarDays(dateInZone(instant, timeZone), days)}T00:00`, timeZone);
}

/**
 * Writing a review needs a session [RV4], so a driver who has no way to sign in gets a link that sets a
 * password.
 */
async function passwordOf(
  transaction: Transaction,
  { driver_id: id }: StoredBooking,
  context: Context,
): Promise<Partial<Awaited<ReturnType<typeof activationLink>>>> {
  const { email, password_hash } = await transaction
    .selectFrom("users")
    .select(["email", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (await hasSignInMethod(transaction, { id, password_hash })) return {};
  return activationLink(transaction, { userId: id, email }, context);
}
