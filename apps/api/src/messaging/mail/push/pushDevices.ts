import { MAX_PUSH_DEVICES } from "@sayara/domain/config/businessDefaults";
import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import type { PushEvent } from "@sayara/domain/notification/PushEvent";
import type { PushSubscription } from "@sayara/domain/notification/PushSubscription";
import { type RawBuilder, sql } from "kysely";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { PushTarget } from "./PushSender.ts";

/** A session and its account. */
interface Owner {
  sessionId: string;
  userId: string;
}

/**
 * Column with the ids of a driver's devices, for a query of `users`. It includes devices with ended sessions
 * or other keys, which are skipped when a notification is sent.
 */
export const deviceIds: RawBuilder<string[]> = sql<string[]>`coalesce(
  (select json_agg(push_devices.id) from push_devices where push_devices.user_id = users.id), '[]'::json)`;

/** Returns whether the session's device is on, with the current key. */
export async function isDeviceOn(
  db: Database,
  { tokenHash, publicKey }: { tokenHash: string; publicKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("push_devices")
    .innerJoin("sessions", "sessions.id", "push_devices.session_id")
    .select("push_devices.id")
    .where("sessions.token_hash", "=", tokenHash)
    .where("push_devices.public_key", "=", publicKey)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the device of a session, replacing its earlier subscription, and deletes the oldest devices beyond
 * the maximum [WP2]. A subscription of another session moves to this one, because both are the same browser.
 * Requires the account's lock.
 */
export async function saveDevice(
  transaction: Transaction,
  { sessionId, userId }: Owner,
  device: PushSubscription & { id: string; publicKey: string; now: Date },
): Promise<void> {
  const { id, endpoint, p256dh, auth, publicKey, now } = device;
  await transaction.deleteFrom("push_devices").where("session_id", "=", sessionId).execute();
  const row = {
    id,
    session_id: sessionId,
    user_id: userId,
    p256dh,
    auth,
    public_key: publicKey,
    created_at: now,
  };
  await transaction
    .insertInto("push_devices")
    .values({ ...row, endpoint })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(row))
    .execute();
  await transaction
    .deleteFrom("push_devices")
    .where("user_id", "=", userId)
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("push_devices")
        .select("push_devices.id")
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(MAX_PUSH_DEVICES),
    )
    .execute();
}

/** Returns the device to send to; undefined if it is off, its session has ended, or it subscribed with another key. */
export function readTarget(
  db: Database,
  { id, publicKey, now }: { id: string; publicKey: string; now: Date },
): Promise<PushTarget | undefined> {
  return db
    .selectFrom("push_devices")
    .innerJoin("sessions", "sessions.id", "push_devices.session_id")
    .innerJoin("users", "users.id", "push_devices.user_id")
    .select(["endpoint", "p256dh", "auth"])
    .where("push_devices.id", "=", id)
    .where("public_key", "=", publicKey)
    .where("sessions.expires_at", ">", now)
    .where("users.account_status", "!=", "blocked")
    .executeTakeFirst();
}

/**
 * Returns whether an event still matters when its notification is sent: the booking is still firm, or the
 * driver has not read the messages [WP5].
 */
export async function doesStand(
  db: Database,
  { event, bookingId, userId }: { event: PushEvent; bookingId: string; userId: string },
): Promise<boolean> {
  if (event === "message_received") {
    const unread = await db
      .selectFrom("notifications")
      .select("id")
      .where("user_id", "=", userId)
      .where("booking_id", "=", bookingId)
      .where("kind", "=", event)
      .where("read_at", "is", null)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    return unread !== undefined;
  }
  const booking = await db
    .selectFrom("bookings")
    .select("id")
    .where("id", "=", bookingId)
    .where("status", "in", tripStatuses)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return booking !== undefined;
}

/** Deletes a device that its push service no longer knows. */
export async function deleteDevice(db: Database, id: string): Promise<void> {
  await db.deleteFrom("push_devices").where("id", "=", id).execute();
}
