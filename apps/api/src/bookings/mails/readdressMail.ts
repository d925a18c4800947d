import type { Selectable } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import { linkVersionOf } from "#api/security/links/revokeLinks.ts";
import { isDeletedAddress } from "#api/messaging/mail/deletedAddress.ts";

type Written = Selectable<OutboxRow>;

/**
 * Readdresses a waiting mail to the current address of its account, or of its booking's driver. The recipient
 * may have changed address since the mail was queued, and the former address may be a stranger's. A link to a
 * booking is renewed, and a link that sets a password is left out, because links to the former address are
 * revoked. A mail about the address itself and a mail to an address without an account stay unchanged. A mail
 * that follows its booking to another account gets that account's unsubscribe link.
 *
 * @returns undefined if the account was deleted, or has switched such mails off.
 */
export async function readdressMail(row: Written, db: Database): Promise<Written | undefined> {
  const recipient = await recipientOf(row, db);
  if (recipient === undefined || recipient.address === row.recipient_address) return row;
  const { address, wantsMails } = recipient;
  if (isDeletedAddress(address)) return undefined;
  // Only a mail with `user_id` has an unsubscribe link, so only it depends on the account's setting.
  if (row.user_id !== null && !wantsMails) return undefined;
  const user_id = row.user_id === null ? null : recipient.id;
  const { tokenSeed: _seed, userId: _user, expiresAt: _expiry, ...facts } = row.data;
  const { bookingId } = facts;
  const linkVersion = typeof bookingId === "string" && (await linkVersionOf(db, bookingId));
  const data = { ...facts, ...(linkVersion !== false && { linkVersion }) };
  await db
    .updateTable("outbox")
    .set({ recipient_address: address, user_id, data: JSON.stringify(data) })
    .where("id", "=", row.id)
    .execute();
  return { ...row, recipient_address: address, user_id, data };
}

async function recipientOf({ user_id: userId, data }: Written, db: Database) {
  // Mails to drivers set `isGuest`. Notifications also set it to false, but have the `user_id` of an account.
  const isToDriver = data["isGuest"] === true || (data["isGuest"] === false && userId === null);
  if (!isToDriver && userId === null) return undefined;
  const accounts = db
    .selectFrom("users")
    .select(["id", "email as address", "enable_email_notifications as wantsMails"]);
  const account = isToDriver
    ? accounts.where("id", "=", ({ selectFrom }) =>
        selectFrom("bookings").select("driver_id").where("id", "=", String(data["bookingId"])),
      )
    : accounts.where("id", "=", userId);
  return account.executeTakeFirst();
}
