import type { ClientRecord, ClientSummary } from "@sayara/api-client/contract/clients/clients";
import { sql } from "kysely";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** Condition for rows of `users`: drivers' accounts that are not deleted. */
export const isClient = sql<boolean>`users.type = 'user' and users.erased_at is null`;

/** Returns accounts as the API lists them, in the order of their ids. */
export async function readClients(db: Database, ids: readonly string[]): Promise<ClientSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("users")
    .select(["id", "full_name", "email", "phone", "account_status", "created_at", "activated_at"])
    .select(
      sql<number>`(select count(*)::integer from bookings
        where driver_id = users.id and deleted_at is null)`.as("bookings"),
    )
    .where("id", "in", ids)
    .execute();
  const clients = new Map(
    rows.map(({ bookings, ...row }) => [row.id, { ...toContact(row), bookings }] as const),
  );
  return ids.flatMap((id) => clients.get(id) ?? []);
}

/** Returns an account with the fields that its page shows to administrators. */
export async function readClientRecord(
  db: Database,
  account: UserRow,
  { now, config }: { now: Date; config: Pick<Config, "sms"> },
): Promise<ClientRecord> {
  const { rows } = await sql<{ bookings: number; sessions: number; version: number }>`
    select
      (select count(*)::integer from bookings
        where driver_id = ${account.id} and deleted_at is null) as bookings,
      (select count(*)::integer from sessions
        where user_id = ${account.id} and expires_at > ${now}) as sessions,
      (select count(*)::integer from client_actions where user_id = ${account.id}) as version`.execute(db);
  const { bookings, sessions, version } = rows[0] ?? { bookings: 0, sessions: 0, version: 0 };
  return {
    ...toContact(account),
    bookings,
    language: account.language,
    location: account.location,
    pendingEmail: account.pending_email,
    enableEmailNotifications: account.enable_email_notifications,
    sessions,
    getsSms: smsNumber(account, config) !== null,
    version,
  };
}

/**
 * Returns the phone number for SMS to a client. Null without SMS, or if the account's address is unconfirmed
 * [CL4, NO2].
 */
export function smsNumber(
  { phone, activated_at: activatedAt }: Pick<UserRow, "phone" | "activated_at">,
  { sms }: Pick<Config, "sms">,
): string | null {
  return sms === "none" || activatedAt === null ? null : phone;
}

/**
 * Returns a driver's account.
 *
 * @throws RefusalError `not_found` for an unknown or deleted account; `not_a_client` for a staff account
 *   [CL2].
 */
export async function requireClient(db: Database, id: string): Promise<UserRow> {
  if (!isUuid(id)) throw new RefusalError("not_found");
  return checkClient(await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst());
}

/** @throws RefusalError as `requireClient`. */
export function checkClient(account: UserRow | undefined): UserRow {
  if (account === undefined || account.erased_at !== null) throw new RefusalError("not_found");
  if (account.type !== "user") throw new RefusalError("not_a_client");
  return account;
}

function toContact({
  id,
  full_name: fullName,
  email,
  phone,
  account_status: status,
  created_at: createdAt,
  activated_at: activatedAt,
}: Pick<UserRow, "id" | "full_name" | "email" | "phone" | "account_status" | "created_at" | "activated_at">) {
  return {
    id,
    fullName,
    email,
    phone,
    status,
    createdAt: createdAt.toISOString(),
    verified: activatedAt !== null,
  };
}
