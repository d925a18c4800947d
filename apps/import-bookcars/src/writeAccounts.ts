import { randomUUID } from "node:crypto";
import { hasSignInMethod } from "@sayara/api/accounts/session/hasSignInMethod";
import { mailActivation } from "@sayara/api/accounts/signUp/mailLink";
import type { Config } from "@sayara/api/server/config/readConfig";
import type { UserRow } from "@sayara/api/database/tables/accountTables";
import { insertRows } from "@sayara/api/database/statements/insertRows";
import type { Transaction } from "@sayara/api/database/Schema";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { hashOf, readSources, writeSources } from "@sayara/api/operate/catalogue/read/sources";
import type { Tally } from "@sayara/api/operate/catalogue/write/writeRecords";
import { recordLoss, type Exported, fieldLoss } from "./read/Exported.ts";
import type { ImportedAccount } from "./ImportedAccount.ts";
import type { Omission } from "./Omission.ts";
import { readInChunks } from "./read/readInChunks.ts";

interface WriteContext {
  agencies: ReadonlyMap<string, string>;
  now: Date;
  config: Config;
  randomBytes: (size: number) => Buffer;
  /** True: mails each new account the link that sets its password. */
  isInviting: boolean;
  report: (omission: Omission) => void;
}

/**
 * Creates the accounts that no earlier import created, without a password and with an unconfirmed address.
 * Never changes an account afterwards, because its owner may have. An address that is already registered
 * keeps its account. That account receives the driver's bookings only if its owner has proven the address.
 *
 * @returns the accounts of drivers by external id.
 */
export async function writeAccounts(
  transaction: Transaction,
  accounts: readonly Exported<ImportedAccount>[],
  context: WriteContext,
): Promise<{ tally: Tally; ids: Map<string, string> }> {
  const { now, report } = context;
  const sources = await readSources(transaction, "account");
  const ids = new Map([...sources].map(([id, { rowId }]) => [id, rowId]));
  const tally: Tally = { created: 0, changed: 0, unchanged: 0 };
  const registered = await readRegistered(transaction, accounts, now);
  const created: (Exported<ImportedAccount> & { rowId: string })[] = [];
  const sourceRows: { id: string; rowId: string; hash: string }[] = [];
  for (const account of accounts) {
    const { id, value } = account;
    const hash = hashOf(value);
    const source = sources.get(id);
    if (source !== undefined) {
      tally.unchanged += 1;
      if (source.hash !== hash)
        report(fieldLoss(account, "record", "has changed since its import: its account stays as it is"));
      continue;
    }
    const registeredAccount = registered.get(value.email);
    if (registeredAccount === undefined) {
      const rowId = randomUUID();
      registered.set(value.email, "new");
      created.push({ ...account, rowId });
      sourceRows.push({ id, rowId, hash });
      ids.set(id, rowId);
      tally.created += 1;
    } else if (
      typeof registeredAccount !== "string" &&
      registeredAccount.type === value.type &&
      (await isProven(transaction, registeredAccount))
    ) {
      sourceRows.push({ id, rowId: registeredAccount.id, hash });
      ids.set(id, registeredAccount.id);
      tally.unchanged += 1;
      report(
        fieldLoss(account, "record", "is not carried: the address has an account, which stays as it is"),
      );
    } else
      report(recordLoss(account, "email", "is the address of another account, or reserved: not carried"));
  }
  await insertRows(
    transaction,
    "users",
    created.map((account) => rowOf(account, context)),
  );
  await insertRows(
    transaction,
    "client_actions",
    created
      .filter(({ value }) => value.isBlocked)
      .map(({ rowId }) => ({
        id: randomUUID(),
        user_id: rowId,
        type: "block",
        actor_id: null,
        note: "Blacklisted in BookCars.",
        created_at: now,
      })),
  );
  await writeSources(transaction, "account", sourceRows);
  if (context.isInviting)
    for (const { rowId, value } of created.filter((account) => !account.value.isBlocked)) {
      const { type, email, fullName: full_name, language } = value;
      await mailActivation(
        transaction,
        { id: rowId, type, email, full_name, language, password_hash: null },
        context,
      );
    }
  return { tally, ids };
}

type RegisteredAccount = Pick<UserRow, "id" | "type" | "activated_at" | "password_hash">;

/**
 * Reads the accounts at the given addresses. `reserved`: the address belongs to an email change that may be undone, or
 * to a demonstration.
 */
async function readRegistered(
  transaction: Transaction,
  accounts: readonly Exported<ImportedAccount>[],
  now: Date,
): Promise<Map<string, RegisteredAccount | "reserved" | "new">> {
  const emails = accounts.map(({ value }) => value.email);
  const undos = await transaction
    .selectFrom("address_undos")
    .select("old_email")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .execute();
  const users = await readInChunks(emails, (chunk) =>
    transaction
      .selectFrom("users")
      .select(["id", "email", "type", "activated_at", "password_hash"])
      .where("email", "in", chunk)
      .execute(),
  );
  return new Map<string, RegisteredAccount | "reserved" | "new">([
    // The API refuses to start on a database with these addresses.
    ...demoAccounts.map(({ email }): [string, "reserved"] => [email, "reserved"]),
    ...undos.map(({ old_email }): [string, "reserved"] => [old_email, "reserved"]),
    ...users.map((user): [string, RegisteredAccount] => [user.email, user]),
  ]);
}

/** Returns true if the address is confirmed, or if the account has no way to sign in, as with a guest's. */
async function isProven(transaction: Transaction, account: RegisteredAccount): Promise<boolean> {
  return account.activated_at !== null || !(await hasSignInMethod(transaction, account));
}

function rowOf(
  { rowId, id, value }: Exported<ImportedAccount> & { rowId: string },
  { agencies, now }: WriteContext,
): object {
  return {
    id: rowId,
    type: value.type,
    email: value.email,
    full_name: value.fullName,
    phone: value.phone ?? null,
    birth_date: value.birthDate ?? null,
    location: value.location ?? null,
    bio: value.bio ?? null,
    language: value.language,
    account_status: value.isBlocked ? "blocked" : "active",
    enable_email_notifications: value.enableEmailNotifications,
    supplier_id: value.type === "supplier" ? agencies.get(id) : null,
    created_at: now,
  };
}
