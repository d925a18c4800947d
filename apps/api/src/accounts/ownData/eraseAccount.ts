import { sql } from "kysely";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import { markAvatarUnused } from "#api/accounts/profile/deleteAvatarFile.ts";
import { bookingSearchText } from "#api/bookings/read/bookingSearchText.ts";
import { revokeAccess } from "#api/accounts/session/revokeAccess.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { revokeLinksOfDriver } from "#api/security/links/revokeLinks.ts";
import { markUnused } from "#api/files/storage/unusedFiles.ts";
import { deletedAddress } from "#api/messaging/mail/deletedAddress.ts";
import { mentionsAny } from "./mentionsAny.ts";
import { ownMessages, provenAddress } from "./ownMessages.ts";

/**
 * Erases a person's data and mails the former address. The account's row stays, blocked and without a name,
 * because bookings refer to it. Accepted or paid bookings keep the driver's name. All other data of the
 * person is deleted or emptied (docs/decisions/0105). The avatar's file is marked as unused. Requires the
 * account's lock.
 */
export async function eraseAccount(transaction: Transaction, account: UserRow, now: Date): Promise<void> {
  const { id } = account;
  await eraseMessages(transaction, account);
  await eraseBookings(transaction, id, now);
  await eraseBookingMessages(transaction, id, now);
  await eraseSignatures(transaction, id);
  await revokeAccess(transaction, id);
  await revokeLinksOfDriver(transaction, id);
  for (const table of [
    "address_undos",
    "notifications",
    "reminders",
    "client_actions",
    "saved_cars",
    "saved_car_checks",
    "recovery_codes",
  ] as const) {
    await transaction.deleteFrom(table).where("user_id", "=", id).execute();
  }
  await transaction
    .updateTable("users")
    .set({
      email: deletedAddress(),
      pending_email: null,
      full_name: "",
      phone: null,
      birth_date: null,
      location: null,
      bio: null,
      avatar: null,
      password_hash: null,
      password_by_session: false,
      second_factor: null,
      authenticator_seed: null,
      // A concurrent checkout checks the status under this account's lock and then fails.
      account_status: "blocked",
      enable_email_notifications: false,
      promotions_since: null,
      activated_at: null,
      erased_at: now,
    })
    .where("id", "=", id)
    .execute();
  await markAvatarUnused(transaction, account.avatar, now);
  await mailAccount(transaction, account, { kind: "accountDeleted", deletedAt: now }, { now });
}

/**
 * Deletes every message to the person from the outbox, and messages about the person that were sent or given
 * up; queued ones are still sent. Also deletes the notifications of the person's questions to agencies, and
 * the stored responses of idempotency keys.
 */
async function eraseMessages(transaction: Transaction, account: UserRow): Promise<void> {
  const bookings = await transaction
    .selectFrom("bookings")
    .select(["id", "reference"])
    .where("driver_id", "=", account.id)
    .execute();
  const address = provenAddress(account);
  const identifiers = [
    account.id,
    ...(address === null ? [] : [address]),
    ...bookings.flatMap(({ id, reference }) => [id, reference]),
  ];
  await transaction
    .deleteFrom("outbox")
    .where((row) =>
      row.or([
        ownMessages(account),
        row.and([
          mentionsAny("outbox", identifiers),
          row.or([row("sent_at", "is not", null), row("dead_at", "is not", null)]),
        ]),
      ]),
    )
    .execute();
  await transaction
    .deleteFrom("notifications")
    .where(sql<boolean>`kind = 'agency_asked'`)
    .where(sql<string>`data ->> 'from'`, "=", address)
    .execute();
  await transaction
    .deleteFrom("idempotency_keys")
    .where(mentionsAny("idempotency_keys", identifiers))
    .execute();
}

/** Empties the text of the driver's messages to agencies and deletes their photos [MS8]. */
async function eraseBookingMessages(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const ownBookings = transaction.selectFrom("bookings").select("id").where("driver_id", "=", userId);
  const pictures = await transaction
    .deleteFrom("message_pictures")
    .where("message_id", "in", (eb) =>
      eb
        .selectFrom("booking_messages")
        .select("booking_messages.id")
        .where("booking_id", "in", ownBookings)
        .where("side", "=", "driver"),
    )
    .returning("file_key")
    .execute();
  await markUnused(
    transaction,
    pictures.map(({ file_key: key }) => key),
    now,
  );
  await transaction
    .updateTable("booking_messages")
    .set({ text: "", erased_at: now })
    .where("booking_id", "in", ownBookings)
    .where("side", "=", "driver")
    .where("erased_at", "is", null)
    .execute();
  await transaction
    .updateTable("message_reports")
    .set({ reason: "" })
    .where("booking_id", "in", ownBookings)
    .where("side", "=", "driver")
    .execute();
}

/**
 * Deletes the driver's name, signature, licence and address from condition reports [HO6, HO15]. The car's
 * facts stay.
 */
async function eraseSignatures(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .updateTable("condition_reports")
    .set({ driver_name: "", driver_path: null, driver_papers: null })
    .where("booking_id", "in", (eb) => eb.selectFrom("bookings").select("id").where("driver_id", "=", userId))
    .execute();
}

/** True for an accepted or paid booking: accounting law requires the driver's name. */
const keepsDriverName = sql<boolean>`bookings.status in ('deposit', 'reserved', 'paid')
  or exists (select from payments where payments.booking_id = bookings.id)`;

async function eraseBookings(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const bookingsToAnonymise = await transaction
    .selectFrom("bookings")
    .innerJoin("cars", "cars.id", "bookings.car_id")
    .select(["bookings.id", "bookings.reference", "cars.name as car"])
    .where("driver_id", "=", userId)
    .where(sql<boolean>`not (${keepsDriverName})`)
    .execute();
  for (const { id, reference, car } of bookingsToAnonymise) {
    await transaction
      .updateTable("bookings")
      .set({ driver_full_name: "", search_text: bookingSearchText({ reference, driver: "", car }) })
      .where("id", "=", id)
      .execute();
  }
  const ownBookingIds = transaction.selectFrom("bookings").select("id").where("driver_id", "=", userId);
  await transaction
    .updateTable("bookings")
    .set({
      driver_email: "",
      driver_phone: "",
      driver_birth_date: null,
      additional_driver: null,
      delivery_address: null,
      collection_address: null,
      arrival_number: null,
      arrival_time: null,
      address_key: "",
      move_offered_until: null,
      // A concurrent change or payment with the earlier version is refused.
      version: sql<number>`version + 1`,
      wants_checkout_reminder: false,
    })
    .where("driver_id", "=", userId)
    .execute();
  const withoutPerson = (column: string) =>
    sql<string>`jsonb_set(${sql.ref(column)}, '{additionalDriver}', 'null') - 'deliveryAddress' - 'collectionAddress'`;
  // A trigger rejects changes to `booking_edits` unless the transaction has this setting.
  await sql`select set_config('sayara.erases_person', 'on', true)`.execute(transaction);
  await transaction
    .updateTable("booking_edits")
    .set({
      before: withoutPerson("before"),
      after: withoutPerson("after"),
    })
    .where("booking_id", "in", ownBookingIds)
    .execute();
  await sql`select set_config('sayara.erases_person', 'off', true)`.execute(transaction);
  // Notes may describe the driver [DK5].
  await transaction.deleteFrom("booking_notes").where("booking_id", "in", ownBookingIds).execute();
  await transaction.deleteFrom("booking_reminders").where("booking_id", "in", ownBookingIds).execute();
  await transaction.deleteFrom("open_edits").where("booking_id", "in", ownBookingIds).execute();
  // Change requests may name an additional driver or an address. Accepted ones are also in `booking_edits`.
  await transaction.deleteFrom("change_requests").where("booking_id", "in", ownBookingIds).execute();
  await transaction
    .updateTable("payment_sessions")
    .set({ request: null })
    .where("booking_id", "in", ownBookingIds)
    .execute();
  await transaction
    .updateTable("reviews")
    .set({ author_name: "" })
    // An array, because PostgreSQL uses no index for `in (subquery)` combined with `or`.
    .where((row) =>
      row.or([
        row("user_id", "=", userId),
        row("booking_id", "=", sql<string>`any(array(${ownBookingIds}))`),
      ]),
    )
    .execute();
  await erasePhotos(transaction, userId, now);
  await transaction.deleteFrom("review_reports").where("author_id", "=", userId).execute();
}

/** Deletes the photos of the person's reviews, and the reasons for refusing photos [RV13]. */
async function erasePhotos(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const reviewsWithPhoto = await transaction
    .selectFrom("reviews")
    .select("photo_key")
    .where("user_id", "=", userId)
    .where("photo_key", "is not", null)
    .forUpdate()
    .execute();
  await transaction
    .updateTable("reviews")
    .set({ photo_key: null, photo_state: null, photo_at: null, photo_reason: null })
    .where("user_id", "=", userId)
    .where("photo_state", "is not", null)
    .execute();
  await markUnused(
    transaction,
    reviewsWithPhoto.flatMap(({ photo_key }) => photo_key ?? []),
    now,
  );
}
