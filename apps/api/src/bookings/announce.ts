import type { Quote } from "@sayara/domain/pricing/Quote";
import type { Booking } from "@sayara/domain/booking/Booking";
import { isActiveAdmin } from "#api/accounts/isActiveAdmin.ts";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { channelOf } from "@sayara/domain/notification/channelOf";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import { deliverableChannels } from "@sayara/domain/notification/deliverableChannels";
import { sql } from "kysely";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { linkVersionOf } from "#api/security/links/revokeLinks.ts";
import { isDeletedAddress } from "#api/messaging/mail/deletedAddress.ts";
import type { Mail } from "#api/messaging/mail/Mail.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { compileOnce } from "#api/database/statements/compileOnce.ts";
import { insertTogether } from "#api/database/statements/insertTogether.ts";
import { type Digest, type DigestMail, postDigest } from "#api/messaging/mail/postDigest.ts";
import { outboxRows } from "#api/messaging/mail/postMail.ts";
import { notificationRows } from "#api/messaging/notifications/notify.ts";
import { deviceIds } from "#api/messaging/mail/push/pushDevices.ts";
import { pushEnd, pushMessages } from "#api/messaging/push/pushMessages.ts";
import { type StoredBooking, toBookings } from "./bookingRows.ts";

/** Columns of a staff recipient. */
const staffColumns = [
  "id",
  "email",
  "full_name",
  "language",
  "enable_email_notifications as wantsMails",
] as const;

/** An unconfirmed address may belong to a stranger, and so may the account's phone number. */
const confirmedPhone = sql<string | null>`case when activated_at is null then null else phone end`.as(
  "phone",
);

/** A recipient of mails about a booking. `id` is undefined for an agency's office. */
export interface Recipient {
  id: string | undefined;
  /** Whether the account is set to get notifications by mail. */
  wantsMails: boolean;
  /** E.164. Null when there is none, or the account's address is not confirmed [NO2]. */
  phone: string | null;
  name: string;
  address: string;
  language: Mail["language"];
}

/** A booking with the facts that its mails need. */
export interface MailedFacts {
  booking: Booking;
  driver: Recipient;
  /** Ids of the driver's devices that get notifications [WP2]. */
  driverDevices: string[];
  /** The agency's staff, or its office if no staff member has an account. */
  agency: Recipient[];
  /** Version of the booking's signed links. */
  linkVersion: number;
  /** Whether the driver booked as a guest. */
  isGuest: boolean;
  agencyPhone: string | null;
  agencyAddress: string | null;
}

/** Reads a booking and the recipients of its mails. Place names are in the driver's language. */
export async function readMailedFacts(
  db: Database,
  row: StoredBooking,
  rules: CarRules,
): Promise<MailedFacts> {
  const [booking] = await toBookings(db, [row], row.language, rules);
  const supplier = await db
    .selectFrom("suppliers")
    .select(["name", "email", "phone", "address"])
    .where("id", "=", row.supplier_id)
    .executeTakeFirstOrThrow();
  if (booking === undefined) throw new Error("no booking was loaded for the row");
  // The account's email address, not the booking's: the driver may have changed it since booking.
  const {
    email: address,
    wantsMails,
    phone,
    driverDevices,
  } = await db
    .selectFrom("users")
    .select(["email", "enable_email_notifications as wantsMails", confirmedPhone])
    .select(deviceIds.as("driverDevices"))
    .where("id", "=", row.driver_id)
    .executeTakeFirstOrThrow();
  return {
    booking,
    driver: {
      id: row.driver_id,
      wantsMails,
      phone,
      name: row.driver_full_name,
      address,
      language: row.language,
    },
    driverDevices,
    linkVersion: await linkVersionOf(db, row.id),
    isGuest: row.is_guest,
    agency: await readAgency(db, { id: row.supplier_id, ...supplier }),
    agencyPhone: supplier.phone,
    agencyAddress: supplier.address,
  };
}

/** Returns an agency's staff, or its office if no staff member has an account. */
export async function readAgency(
  db: Database,
  supplier: { id: string; name: string; email: string | null },
): Promise<Recipient[]> {
  const staff = await staffOf(db, { supplierId: supplier.id });
  return staff.length > 0 ? staff.map(toRecipient) : officeOf(supplier);
}

/** Returns an agency's office as a recipient; none if the agency has no email address. */
export function officeOf({ name, email: address }: { name: string; email: string | null }): Recipient[] {
  return address === null
    ? []
    : [{ id: undefined, wantsMails: true, phone: null, name, address, language: defaultLanguage }];
}

/** Returns the marketplace's administrators who can sign in. */
export async function readAdmins(db: Database): Promise<Recipient[]> {
  const admins = await db
    .selectFrom("users")
    .select([...staffColumns, confirmedPhone])
    .where(isActiveAdmin)
    .orderBy("id")
    .execute();
  return admins.map(toRecipient);
}

function toRecipient({ id, wantsMails, phone, full_name: name, email: address, language }: Staff): Recipient {
  return { id, wantsMails, phone, name, address, language };
}

type Staff = Pick<UserRow, "id" | "email" | "full_name" | "language" | "phone"> & { wantsMails: boolean };

const staffOf = compileOnce<{ supplierId: string }, Staff>((db, value) =>
  db
    .selectFrom("users")
    .select([...staffColumns, confirmedPhone])
    .where("supplier_id", "=", value("supplierId"))
    .where("account_status", "!=", "blocked")
    .orderBy("id"),
);

/** Returns the fields common to all mails about a booking. */
export function bookingMailFields({ booking, linkVersion }: Pick<MailedFacts, "booking" | "linkVersion">) {
  const { id, reference, car, supplier, driver, pickupLocation, dropOffLocation, from, to } = booking;
  const { total, currency, quote, deliveryAddress, collectionAddress } = booking;
  const places = { pickUpPlace: pickupLocation.name, dropOffPlace: dropOffLocation.name };
  const times = { from: new Date(from), to: new Date(to) };
  return {
    bookingId: id,
    linkVersion,
    driverName: driver.fullName,
    booking: {
      reference,
      carName: car.name,
      supplierName: supplier.name,
      ...places,
      ...times,
      total,
      currency,
      deposit: car.deposit,
      ...mailedPriceLines(quote),
      ...(deliveryAddress !== undefined && { deliveryAddress }),
      ...(collectionAddress !== undefined && { collectionAddress }),
    },
  };
}

/** Returns the extras, the fees and the promo code of a booking for its mails; nothing if there are none. */
export function mailedPriceLines({
  extraLines,
  feeLines,
  promoLine,
}: Partial<Pick<Quote, "extraLines" | "feeLines" | "promoLine">>) {
  return {
    ...(extraLines && { extras: extraLines.map(({ name, count }) => ({ name, count })) }),
    ...(feeLines && { fees: feeLines.map(({ kind, price }) => ({ kind, price })) }),
    ...(promoLine && { promo: { code: promoLine.code, reduction: promoLine.reduction } }),
  };
}

/**
 * The messages of one event to one recipient: a dedicated mail, a notification, or both. A notification without a
 * dedicated mail is sent by mail, and some also by SMS, if the recipient has these switched on [NO1, NO5]. The driver's
 * devices show a confirmation too [WP3].
 */
export interface Announcement {
  recipient: Recipient;
  /** `none`: the recipient gets neither mail nor SMS for this event. */
  mail?: Mail["content"] | "none";
  notification?: NotificationKind;
}

/**
 * Queues messages and notifications about a booking, in the transaction of the event.
 *
 * @param digest set for a bulk action: the agency's mails are combined in one digest [NO6].
 */
export async function announce(
  transaction: Transaction,
  facts: MailedFacts,
  announcements: readonly Announcement[],
  now: Date,
  digest?: Digest,
): Promise<void> {
  const digestMailLists = announcements.map((announcement) =>
    digest === undefined ? undefined : digestMails(announcement, facts),
  );
  const separate = announcements.filter((_, index) => digestMailLists[index] === undefined);
  const mails = separate.flatMap((announcement) => messagesOf(announcement, facts));
  if (digest)
    await postDigest(
      transaction,
      digest,
      digestMailLists.flatMap((list) => list ?? []),
      now,
    );
  const isConfirmed = announcements.some(
    ({ recipient, notification }) => recipient.id === facts.driver.id && notification === "booking_confirmed",
  );
  const pushed = isConfirmed ? pushMessages(facts, { event: "booking_confirmed" }, pushEnd(now)) : [];
  const { id: bookingId, reference, car } = facts.booking;
  const notices = announcements.flatMap(({ recipient, notification: kind }) =>
    recipient.id === undefined || kind === undefined || isDeletedAddress(recipient.address)
      ? []
      : [{ userId: recipient.id, kind, booking: { id: bookingId, reference, carName: car.name } }],
  );
  await insertTogether(transaction, {
    outbox: outboxRows([...mails, ...pushed], now),
    notifications: notificationRows(notices, now),
  });
}

function messagesOf({ recipient, mail, notification: event }: Announcement, facts: MailedFacts): Mail[] {
  if (mail === "none") return [];
  const isDriver = recipient.id === facts.driver.id;
  const details = {
    ...bookingMailFields(facts),
    isGuest: isDriver && facts.isGuest,
    ...(!isDriver && { isForStaff: true }),
  };
  const notificationMails = event === undefined ? [] : notificationMessages(recipient, event, details);
  if (mail === undefined) return notificationMails;
  // Mails about a driver's own booking are always sent.
  const dedicatedMails = isDriver ? [mailTo(recipient, mail)] : switchableMail(recipient, mail);
  return [...dedicatedMails, ...notificationMails.filter(({ channel }) => channel === "sms")];
}

type NotificationDetails = Omit<
  Extract<Mail["content"], { kind: "notification" }>,
  "kind" | "event" | "readerName" | "isAlone"
>;

/**
 * Returns the mail and SMS of a notification, depending on its channels; none if the recipient has switched them off.
 */
export function notificationMessages(
  recipient: Recipient,
  event: NotificationKind,
  details: NotificationDetails,
): Mail[] {
  const { id, name, phone, language, wantsMails } = recipient;
  if (id === undefined || !wantsMails) return [];
  const channels = deliverableChannels(channelOf(event), { hasPhone: phone !== null });
  const content = {
    kind: "notification",
    ...details,
    event,
    readerName: name,
    isAlone: !channels.email,
  } as const;
  const sms = {
    channel: "sms",
    to: { name, address: phone ?? "" },
    language,
    content,
    unsubscribeAccountId: id,
  } as const;
  return [...(channels.email ? switchableMail(recipient, content) : []), ...(channels.sms ? [sms] : [])];
}

function mailTo({ name, address, language }: Recipient, content: Mail["content"]): Mail {
  return { to: { name, address }, language, content };
}

/** Returns a mail unless the recipient has switched mails off. An agency's office has no such setting. */
export function switchableMail(recipient: Recipient, content: Mail["content"]): Mail[] {
  if (!recipient.wantsMails) return [];
  return [
    {
      ...mailTo(recipient, content),
      ...(recipient.id !== undefined && { unsubscribeAccountId: recipient.id }),
    },
  ];
}

/** Returns the digest entry of an announcement, empty if the recipient gets none. Undefined if sent separately. */
function digestMails(
  { recipient, mail, notification: event }: Announcement,
  facts: MailedFacts,
): DigestMail[] | undefined {
  const isDriver = recipient.id === facts.driver.id;
  if (isDriver || !isDigested(event)) return undefined;
  // An office has no notifications.
  if (!recipient.wantsMails || (recipient.id === undefined && mail === undefined)) return [];
  const { reference, car, from, to, currency, driver } = facts.booking;
  const atDesk = mail !== undefined && mail !== "none" && "atDesk" in mail ? mail.atDesk : 0;
  const times = { from: new Date(from), to: new Date(to) };
  const change = { reference, carName: car.name, driverName: driver.fullName, ...times, currency, atDesk };
  return [
    {
      to: { name: recipient.name, address: recipient.address },
      language: recipient.language,
      content: { kind: "bookingsChanged", name: recipient.name, event, bookings: [change] },
      ...(recipient.id !== undefined && { unsubscribeAccountId: recipient.id }),
    },
  ];
}

type DigestEvent = DigestMail["content"]["event"];

function isDigested(event: NotificationKind | undefined): event is DigestEvent {
  return event === "booking_confirmed" || event === "booking_cancelled" || event === "payment_received";
}
