import { arrivalOf } from "#api/bookings/arrival/arrivalOf.ts";
import type { UserData, UserDataBooking } from "@sayara/api-client/contract/accounts/UserData";
import type { Language } from "@sayara/domain/language/Language";
import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { mentionsAny } from "./mentionsAny.ts";
import { ownMessages, provenAddress } from "./ownMessages.ts";

/** Maximum entries of each list in a person's own download, which is built in memory. */
const MAX_ENTRIES = 5000;

/** Reads the newest entries of a list, up to the limit, and returns them oldest first. */
type ReadList = <Row>(name: string, newestFirst: Limitable<Row>) => Promise<Row[]>;
interface Limitable<Row> {
  limit: (count: number) => { execute: () => Promise<Row[]> };
}

/**
 * Returns all data that the marketplace stores about a person, without secrets and their hashes.
 *
 * @param options.limit maximum entries of each list. A longer list contains its newest entries and is named
 *   in `incomplete`. An operator's export has no limit.
 */
export async function readUserData(
  db: Database,
  account: UserRow,
  { now, siteName, limit = MAX_ENTRIES }: { now: Date; siteName: string; limit?: number },
): Promise<UserData> {
  const { id } = account;
  const incomplete: NonNullable<UserData["incomplete"]> = [];
  const read: ReadList = async (list, newestFirst) => {
    const rows = await newestFirst.limit(limit + 1).execute();
    if (rows.length > limit) {
      rows.length = limit;
      incomplete.push({ list, included: limit });
    }
    return rows.toReversed();
  };
  const identities = await read(
    "signInMethods",
    db
      .selectFrom("social_identities")
      .select(["provider", "created_at"])
      .where("user_id", "=", id)
      .orderBy("created_at", "desc"),
  );
  const sessions = await read(
    "sessions",
    db
      .selectFrom("sessions")
      .select(["user_agent", "created_at", "seen_at", "expires_at"])
      .where("user_id", "=", id)
      .orderBy("created_at", "desc"),
  );
  const passkeys = await read(
    "passkeys",
    db
      .selectFrom("passkeys")
      .select(["name", "created_at", "last_used_at"])
      .where("user_id", "=", id)
      .orderBy("created_at", "desc"),
  );
  const devices = await read(
    "pushDevices",
    db
      .selectFrom("push_devices")
      .select(["endpoint", "created_at"])
      .where("user_id", "=", id)
      .orderBy("created_at", "desc"),
  );
  const agency = await db
    .selectFrom("suppliers")
    .select("name")
    .where("id", "=", account.supplier_id)
    .executeTakeFirst();
  return {
    createdAt: now.toISOString(),
    marketplace: siteName,
    account: {
      id,
      type: account.type,
      email: account.email,
      pendingEmail: account.pending_email,
      fullName: account.full_name,
      phone: account.phone,
      birthDate: account.birth_date,
      location: account.location,
      bio: account.bio,
      avatar: account.avatar,
      language: account.language,
      status: account.account_status,
      hasPassword: account.password_hash !== null,
      emailConfirmedAt: textOf(account.activated_at),
      createdAt: account.created_at.toISOString(),
      agency: agency?.name ?? null,
    },
    consents: {
      emailNotifications: account.enable_email_notifications,
      promotions: await readPromotionConsents(db, id, read),
    },
    signInMethods: identities.map(({ provider, created_at: at }) => ({
      provider,
      connectedAt: at.toISOString(),
    })),
    sessions: sessions.map((row) => ({
      ...lifeOf(row),
      browser: row.user_agent,
      seenAt: textOf(row.seen_at),
    })),
    passkeys: passkeys.map(({ name, created_at: at, last_used_at: usedAt }) => ({
      name,
      createdAt: at.toISOString(),
      lastUsedAt: textOf(usedAt),
    })),
    pushDevices: devices.map(({ endpoint, created_at: at }) => ({
      service: new URL(endpoint).hostname,
      turnedOnAt: at.toISOString(),
    })),
    mailedLinks: await readMailedLinks(db, id, read),
    bookings: await readBookings(db, { userId: id, language: account.language }, read),
    savedCars: await readSavedCarsOf(db, { userId: id, language: account.language }, read),
    reviews: await readReviews(db, id, read),
    notifications: await readNotifications(db, id, read),
    messages: await readMessages(db, account, read),
    reminders: await readReminders(db, id, read),
    accountLog: await readAccountLog(db, id, read),
    messagesAsStaff: await readMessagesAsStaff(db, id, read),
    ownStaffActions: await readOwnStaffActions(db, id, read),
    // Last, because the lists above fill `incomplete` as they are read.
    ...(incomplete.length > 0 && { incomplete }),
  };
}

function textOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function lifeOf({ created_at, expires_at }: { created_at: Date; expires_at: Date }) {
  return { createdAt: created_at.toISOString(), expiresAt: expires_at.toISOString() };
}

async function readPromotionConsents(
  db: Database,
  userId: string,
  read: ReadList,
): Promise<UserData["consents"]["promotions"]> {
  const rows = await read(
    "consents.promotions",
    db
      .selectFrom("promotion_consents")
      .select(["at", "agreed", "source", "text"])
      .where("user_id", "=", userId)
      .orderBy("at", "desc"),
  );
  return rows.map(({ at, ...consent }) => ({ at: at.toISOString(), ...consent }));
}

async function readSavedCarsOf(
  db: Database,
  { userId, language }: { userId: string; language: Language },
  read: ReadList,
): Promise<UserData["savedCars"]> {
  const nameOf = (column: "pickup_location_id" | "drop_off_location_id") =>
    db
      .selectFrom("location_names")
      .select("name")
      .whereRef("location_id", "=", sql.ref(`saved_cars.${column}`))
      .where("language", "=", language)
      .limit(1);
  const rows = await read(
    "savedCars",
    db
      .selectFrom("saved_cars")
      .innerJoin("cars", "cars.id", "saved_cars.car_id")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .selectAll("saved_cars")
      .select(["cars.name as car_name", "suppliers.name as supplier_name"])
      .select([nameOf("pickup_location_id").as("pickup"), nameOf("drop_off_location_id").as("drop_off")])
      .where("user_id", "=", userId)
      .orderBy("saved_at", "desc"),
  );
  return rows.map((row) => ({
    car: row.car_name,
    agency: row.supplier_name,
    pickupLocation: row.pickup ?? "",
    dropOffLocation: row.drop_off ?? "",
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    driverAge: row.driver_age,
    savedAt: row.saved_at.toISOString(),
    alertSince: textOf(row.alert_since),
  }));
}

async function readMailedLinks(
  db: Database,
  userId: string,
  read: ReadList,
): Promise<UserData["mailedLinks"]> {
  const links = await read(
    "mailedLinks",
    db
      .selectFrom("mailed_tokens")
      .select(["kind", "email", "created_at", "expires_at", "used_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc"),
  );
  const undos = await read(
    "mailedLinks.undo",
    db
      .selectFrom("address_undos")
      .select(["old_email as email", "created_at", "expires_at", "used_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc"),
  );
  return [...links, ...undos.map((undo) => ({ ...undo, kind: "undo" }))].map(
    ({ kind, email, used_at, ...life }) => ({
      purpose: kind,
      email,
      ...lifeOf(life),
      usedAt: textOf(used_at),
    }),
  );
}

async function readBookings(
  db: Database,
  { userId, language }: { userId: string; language: Language },
  read: ReadList,
): Promise<UserDataBooking[]> {
  const nameOf = (column: "pickup_location_id" | "drop_off_location_id") =>
    db
      .selectFrom("location_names")
      .select("name")
      .whereRef("location_id", "=", sql.ref(`bookings.${column}`))
      .where("language", "=", language)
      .limit(1);
  const rows = await read(
    "bookings",
    db
      .selectFrom("bookings")
      .innerJoin("cars", "cars.id", "bookings.car_id")
      .innerJoin("suppliers", "suppliers.id", "bookings.supplier_id")
      .selectAll("bookings")
      .select(["cars.name as car_name", "suppliers.name as supplier_name"])
      .select([nameOf("pickup_location_id").as("pickup"), nameOf("drop_off_location_id").as("drop_off")])
      .where("driver_id", "=", userId)
      .orderBy("bookings.created_at", "desc"),
  );
  if (rows.length === 0) return [];
  // The ids are one parameter, because a statement has at most 65,535.
  const ownIds = sql`any(${`{${rows.map((row) => row.id).join(",")}}`}::uuid[])`;
  const ofBookings = sql<boolean>`booking_id = ${ownIds}`;
  const readOf = async <Row extends { booking_id: string }>(
    list: string,
    newestFirst: Limitable<Row>,
  ): Promise<(bookingId: string) => Row[]> => {
    const found = Object.groupBy(await read(`bookings.${list}`, newestFirst), (row) => row.booking_id);
    return (bookingId) => found[bookingId] ?? [];
  };
  const paymentsOf = await readOf(
    "payments",
    db.selectFrom("payments").selectAll().where(ofBookings).orderBy("at", "desc"),
  );
  const refundsOf = await readOf(
    "refunds",
    db.selectFrom("refunds").selectAll().where(ofBookings).orderBy("created_at", "desc"),
  );
  const attemptsOf = await readOf(
    "paymentAttempts",
    db
      .selectFrom("payment_sessions")
      .select(["booking_id", "created_at", "amount_millimes", "gateway", "state", "failure"])
      .where(ofBookings)
      .orderBy("created_at", "desc"),
  );
  const editsOf = await readOf(
    "edits",
    db
      .selectFrom("booking_edits")
      .select(["booking_id", "before", "after", "at"])
      .where(ofBookings)
      .orderBy("number", "desc"),
  );
  const changesOf = await readOf(
    "changeRequests",
    db
      .selectFrom("change_requests")
      .select(["booking_id", "created_at", "kind", "state", "change", "closed_at", "reason"])
      .where(ofBookings)
      .orderBy("number", "desc"),
  );
  const problemsOf = await readOf(
    "problemReports",
    db
      .selectFrom("problem_reports")
      .select(["booking_id", "at", "text"])
      .select(({ selectFrom }) =>
        selectFrom("problem_pictures")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("report_id", "=", "problem_reports.id")
          .as("pictures"),
      )
      .where(ofBookings)
      // A report made through the signed link has no author.
      .where(({ or, eb }) => or([eb("author_id", "=", userId), eb("author_id", "is", null)]))
      .orderBy("number", "desc"),
  );
  const messagesOf = await readOf(
    "messages",
    db
      .selectFrom("booking_messages")
      .select(["booking_id", "at", "text"])
      .select(({ selectFrom }) =>
        selectFrom("message_pictures")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("message_id", "=", "booking_messages.id")
          .as("pictures"),
      )
      .where(ofBookings)
      .where("side", "=", "driver")
      .orderBy("number", "desc"),
  );
  const messageReportsOf = await readOf(
    "messageReports",
    db
      .selectFrom("message_reports")
      .select(["booking_id", "at", "reason"])
      .where(ofBookings)
      .where("side", "=", "driver")
      .orderBy("at", "desc"),
  );
  const notesOf = await readOf(
    "staffNotes",
    db
      .selectFrom("booking_notes")
      .select(["booking_id", "at", "text"])
      .where(ofBookings)
      .orderBy("number", "desc"),
  );
  const recordsOf = await readOf(
    "rentalRecords",
    db
      .selectFrom("rental_records")
      .select(["booking_id", "kind", "at", "mileage", "fuel"])
      .where(ofBookings)
      .where("withdrawn_at", "is", null)
      .orderBy("at", "desc"),
  );
  const conditionsOf = await readOf(
    "conditionReports",
    db
      .selectFrom("condition_reports")
      .innerJoin("rental_records", "rental_records.id", "record_id")
      .selectAll("condition_reports")
      .select(["kind", "at", "mileage", "fuel", "withdrawn_at"])
      .select(({ selectFrom }) =>
        selectFrom("condition_pictures")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("condition_pictures.booking_id", "=", "condition_reports.booking_id")
          .whereRef("report_id", "=", "condition_reports.id")
          .as("pictures"),
      )
      .where(sql<boolean>`condition_reports.booking_id = ${ownIds}`)
      .orderBy("at", "desc"),
  );
  const actionsOf = await readOf(
    "staffActions",
    db
      .selectFrom("staff_acts")
      .select(["booking_id", "action", "at"])
      .where(ofBookings)
      .orderBy("number", "desc"),
  );
  const remindersOf = await readOf(
    "reminders",
    db
      .selectFrom("booking_reminders")
      .select(["booking_id", "kind", "sent_at"])
      .where(ofBookings)
      .orderBy("sent_at", "desc"),
  );
  return rows.map((row) => {
    const { id } = row;
    return {
      id,
      reference: row.reference,
      status: row.status,
      asGuest: row.is_guest,
      car: row.car_name,
      agency: row.supplier_name,
      pickupLocation: row.pickup ?? "",
      dropOffLocation: row.drop_off ?? "",
      from: row.from_at.toISOString(),
      to: row.to_at.toISOString(),
      options: row.options,
      driver: {
        fullName: row.driver_full_name,
        email: row.driver_email,
        phone: row.driver_phone,
        birthDate: row.driver_birth_date,
      },
      additionalDriver: row.additional_driver,
      deliveryAddress: row.delivery_address,
      collectionAddress: row.collection_address,
      ...(row.sold_terms?.promo && { promoCode: row.sold_terms.promo.code }),
      arrival: arrivalOf(row),
      language: row.language,
      total: toDinars(row.total_millimes),
      currency: row.currency,
      payments: paymentsOf(id).map(({ at, amount_millimes, gateway, reference }) => ({
        at: at.toISOString(),
        amount: toDinars(amount_millimes),
        gateway,
        reference,
      })),
      refunds: refundsOf(id).map((refund) => ({
        at: refund.created_at.toISOString(),
        amount: toDinars(refund.amount_millimes),
        state: refund.state,
        reason: refund.reason,
        gateway: refund.gateway,
        reference: refund.reference,
        returnedOn: refund.returned_on,
        returnedBy: refund.return_method,
        note: refund.return_note,
      })),
      paymentAttempts: attemptsOf(id).map(({ created_at, amount_millimes, gateway, state, failure }) => ({
        at: created_at.toISOString(),
        amount: toDinars(amount_millimes),
        gateway,
        state,
        failure,
      })),
      edits: editsOf(id).map(({ at, before, after }) => ({
        at: at.toISOString(),
        before: editedRental(before),
        after: editedRental(after),
      })),
      changeRequests: changesOf(id).map(({ created_at: at, kind, state, change, closed_at, reason }) => ({
        at: at.toISOString(),
        kind,
        state,
        before: editedRental(change.before),
        after: editedRental(change.after),
        closedAt: textOf(closed_at),
        reason,
      })),
      problemReports: problemsOf(id).map(({ at, text, pictures }) => ({
        at: at.toISOString(),
        text,
        pictures: Number(pictures),
      })),
      messages: messagesOf(id).map(({ at, text, pictures }) => ({
        at: at.toISOString(),
        text,
        pictures: Number(pictures),
      })),
      messageReports: messageReportsOf(id).map(({ at, reason }) => ({ at: at.toISOString(), reason })),
      staffNotes: notesOf(id).map(({ at, text }) => ({ at: at.toISOString(), text })),
      rentalRecords: recordsOf(id).map(({ kind, at, mileage, fuel }) => ({
        at: at.toISOString(),
        kind,
        mileage,
        fuel,
      })),
      conditionReports: conditionsOf(id).map((report) => ({
        at: report.at.toISOString(),
        kind: report.kind,
        mileage: report.mileage,
        fuel: report.fuel,
        remarks: report.remarks,
        licenceSeen: report.licence_seen,
        ...(report.driver_papers !== null && { driverPapers: report.driver_papers }),
        deposit:
          report.deposit_method === null
            ? null
            : { method: report.deposit_method, amount: toDinars(report.deposit_millimes ?? 0) },
        depositReturned: report.returned_millimes === null ? null : toDinars(report.returned_millimes),
        keptReason: report.kept_reason,
        signedAs: report.driver_name,
        signature: report.driver_path,
        pictures: Number(report.pictures),
        withdrawnAt: textOf(report.withdrawn_at),
      })),
      reminders: remindersOf(id).map(({ kind, sent_at: at }) => ({ kind, sentAt: at.toISOString() })),
      wantsCheckoutReminder: row.wants_checkout_reminder,
      staffActions: actionsOf(id).map(({ at, action }) => ({ at: at.toISOString(), action })),
      cancellationRequestedAt: textOf(row.cancel_requested_at),
      cancelledAt: textOf(row.cancelled_at),
      cancelledBy: row.cancelled_by,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      deletedAt: textOf(row.deleted_at),
    };
  });
}

function editedRental(rental: BookedRental) {
  const { from, to, options, additionalDriver, totalMillimes } = rental;
  const { deliveryAddress = null, collectionAddress = null } = rental;
  const addresses = { deliveryAddress, collectionAddress };
  return { from, to, options, additionalDriver, ...addresses, total: toDinars(totalMillimes) };
}

async function readReviews(db: Database, userId: string, read: ReadList): Promise<UserData["reviews"]> {
  const rows = await read(
    "reviews",
    db
      .selectFrom("reviews")
      .innerJoin("suppliers", "suppliers.id", "reviews.supplier_id")
      .leftJoin("bookings", "bookings.id", "reviews.booking_id")
      .leftJoin("review_reports", (join) =>
        join.onRef("review_reports.review_id", "=", "reviews.id").on("review_reports.author_id", "=", userId),
      )
      .selectAll("reviews")
      .select(["suppliers.name as agency", "bookings.reference"])
      .select(["review_reports.reason as report_reason", "review_reports.at as reported_at"])
      .where("reviews.user_id", "=", userId)
      .orderBy("reviews.created_at", "desc"),
  );
  return rows.map((row) => ({
    reference: row.reference,
    agency: row.agency,
    author: row.author_name,
    rating: row.rating,
    comments: row.comments,
    rentedCar: row.rented_car,
    agencyAnsweredCalls: row.agency_answered_calls,
    agencyCancelledLastMinute: row.agency_cancelled_last_minute,
    carEta: row.car_eta,
    createdAt: row.created_at.toISOString(),
    language: row.language,
    answer: row.answer,
    hiddenReason: row.hidden_reason,
    photo:
      row.photo_state === null
        ? null
        : { state: row.photo_state, addedAt: textOf(row.photo_at), reason: row.photo_reason },
    report:
      row.report_reason === null || row.reported_at === null
        ? null
        : { reason: row.report_reason, at: row.reported_at.toISOString() },
  }));
}

async function readNotifications(
  db: Database,
  userId: string,
  read: ReadList,
): Promise<UserData["notifications"]> {
  const rows = await read(
    "notifications",
    db
      .selectFrom("notifications")
      .select(["kind", "data", "created_at", "read_at", "deleted_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc"),
  );
  return rows.map((row) => ({
    kind: row.kind,
    data: Object.fromEntries(Object.entries(row.data).map(([name, value]) => [name, String(value)])),
    createdAt: row.created_at.toISOString(),
    readAt: textOf(row.read_at),
    deletedAt: textOf(row.deleted_at),
  }));
}

/** Reads messages to the person, and contact-form messages from the person's proven address. */
async function readMessages(db: Database, account: UserRow, read: ReadList): Promise<UserData["messages"]> {
  const address = provenAddress(account);
  const rows = await read(
    "messages",
    db
      .selectFrom("outbox")
      .select(["kind", "channel", "recipient_address", "created_at", "sent_at", "data"])
      .where((row) =>
        row.or([
          ownMessages(account),
          row.and([
            mentionsAny("outbox", address === null ? [] : [address]),
            row("kind", "=", "contactMessage"),
            row(sql<string>`data ->> 'from'`, "=", address),
          ]),
        ]),
      )
      .orderBy("created_at", "desc"),
  );
  return rows.map((row) => ({
    kind: row.kind,
    channel: row.channel,
    address: row.recipient_address,
    createdAt: row.created_at.toISOString(),
    sentAt: textOf(row.sent_at),
    content: Object.fromEntries(flat(row.data)),
  }));
}

/** Returns the leaves of a JSON value by path, without the seeds of links and codes. */
function flat(value: unknown, path = ""): [string, string][] {
  if (value === null || value === undefined || path.endsWith("Seed")) return [];
  if (typeof value !== "object") return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => flat(part, path === "" ? name : `${path}.${name}`));
}

async function readReminders(db: Database, userId: string, read: ReadList): Promise<UserData["reminders"]> {
  const rows = await read(
    "reminders",
    db
      .selectFrom("reminders")
      .select(["kind", "channel", "sent_at"])
      .where("user_id", "=", userId)
      .orderBy("sent_at", "desc"),
  );
  return rows.map(({ kind, channel, sent_at: at }) => ({ kind, channel, sentAt: at.toISOString() }));
}

async function readAccountLog(db: Database, userId: string, read: ReadList): Promise<UserData["accountLog"]> {
  const rows = await read(
    "accountLog",
    db
      .selectFrom("client_actions")
      .select(["type", "action", "subject", "note", "created_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc"),
  );
  return rows.map(({ created_at: at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

async function readMessagesAsStaff(
  db: Database,
  userId: string,
  read: ReadList,
): Promise<UserData["messagesAsStaff"]> {
  const rows = await read(
    "messagesAsStaff",
    db
      .selectFrom("booking_messages")
      .innerJoin("bookings", "bookings.id", "booking_messages.booking_id")
      .select(["bookings.reference", "at", "text"])
      .where("author_id", "=", userId)
      .where("side", "=", "agency")
      .orderBy("number", "desc"),
  );
  return rows.map(({ reference, at, text }) => ({ reference, at: at.toISOString(), text }));
}

async function readOwnStaffActions(
  db: Database,
  userId: string,
  read: ReadList,
): Promise<UserData["ownStaffActions"]> {
  const rows = await read(
    "ownStaffActions",
    db
      .selectFrom("staff_acts")
      .innerJoin("bookings", "bookings.id", "staff_acts.booking_id")
      .select(["bookings.reference", "action", "at"])
      .where("actor_id", "=", userId)
      .orderBy("number", "desc"),
  );
  return rows.map(({ reference, action, at }) => ({ reference, action, at: at.toISOString() }));
}
