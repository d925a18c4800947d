import { randomUUID } from "node:crypto";
import type { Language } from "@sayara/domain/language/Language";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { FullName } from "@sayara/domain/validation/FullName";
import * as v from "valibot";
import { isAddressReserved } from "#api/security/links/addressUndo.ts";
import { removeSecondFactor } from "#api/accounts/secondFactor/removeSecondFactor.ts";
import { revokeAccess } from "#api/accounts/session/revokeAccess.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { mailActivation } from "#api/accounts/signUp/mailLink.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Identity } from "./IdentityProvider.ts";

type Tools = Pick<Dependencies, "config" | "randomBytes"> & {
  provider: SocialProvider;
  language: Language;
  now: Date;
};

/**
 * Returns and locks the account of an identity: the linked account, the account with its email address, or a
 * new one. Requires the locks of the identity and of the address. Undefined if no account is linked and the
 * provider gives no address, because an account needs one.
 *
 * @throws RefusalError `email_registered` if the address has an account and the provider has not verified it.
 */
export async function findOrCreateAccount(
  transaction: Transaction,
  identity: Identity,
  tools: Tools,
): Promise<UserRow | undefined> {
  const { provider, now } = tools;
  const linkedAccount = await findLinkedAccount(transaction, identity, provider);
  if (linkedAccount !== undefined || identity.email === undefined) return linkedAccount;

  const existing = await lockAccount(transaction, { email: identity.email });
  if (existing !== undefined && !identity.isEmailVerified) throw new RefusalError("email_registered");
  const isReserved =
    existing === undefined && (await isAddressReserved(transaction, identity.email, { now }));
  if (isReserved) throw new RefusalError("email_registered");
  const account =
    existing === undefined
      ? await createAccount(transaction, { ...identity, email: identity.email }, tools)
      : await takeOverAccount(transaction, existing, now);
  await transaction
    .insertInto("social_identities")
    .values({ provider, subject: identity.subject, user_id: account.id, created_at: now })
    .execute();
  if (account.activated_at === null) await mailActivation(transaction, account, tools);
  return account;
}

interface IdentityKey {
  provider: SocialProvider;
  subject: string;
}

/** Returns whether an identity belongs to an account. */
export async function isIdentityLinked(
  transaction: Transaction,
  { provider, subject }: IdentityKey,
): Promise<boolean> {
  const links = transaction.selectFrom("social_identities").select("user_id");
  const link = links.where("provider", "=", provider).where("subject", "=", subject);
  return (await link.executeTakeFirst()) !== undefined;
}

/** Removes an identity from its account. */
export async function unlinkIdentity(
  transaction: Transaction,
  { provider, subject }: IdentityKey,
): Promise<void> {
  await transaction
    .deleteFrom("social_identities")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .execute();
}

async function findLinkedAccount(
  transaction: Transaction,
  { subject }: Identity,
  provider: SocialProvider,
): Promise<UserRow | undefined> {
  const links = transaction.selectFrom("social_identities").select("user_id");
  const link = links.where("provider", "=", provider).where("subject", "=", subject);
  const identityRow = await link.executeTakeFirst();
  const account = identityRow && (await lockAccount(transaction, { id: identityRow.user_id }));
  // An earlier holder of the account's lock may have deleted the link.
  const isLinked = (await link.executeTakeFirst())?.user_id === account?.id;
  return isLinked ? account : undefined;
}

/**
 * Gives an unconfirmed account to the owner of its address, which the provider has verified. Another person
 * may have registered the account, so this revokes its sessions, mailed links, identities, password and
 * second factor, and drops a pending address. Returns a confirmed account unchanged.
 */
async function takeOverAccount(transaction: Transaction, account: UserRow, now: Date): Promise<UserRow> {
  if (account.activated_at !== null) return account;
  await revokeAccess(transaction, account.id);
  await removeSecondFactor(transaction, account.id);
  return transaction
    .updateTable("users")
    .set({ activated_at: now, password_hash: null, pending_email: null })
    .where("id", "=", account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function createAccount(
  transaction: Transaction,
  { email, fullName, isEmailVerified }: Identity & { email: string },
  { language, now }: Tools,
): Promise<UserRow> {
  const parsedName = v.safeParse(FullName, fullName);
  const created = await transaction
    .insertInto("users")
    .values({
      id: randomUUID(),
      type: "user",
      email,
      full_name: parsedName.success ? parsedName.output : nameFrom(email),
      language,
      account_status: "active",
      enable_email_notifications: true,
      activated_at: isEmailVerified ? now : null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return created;
}

/**
 * Returns a valid name [VA3] for a person without one: the first run of two or more letters in the address.
 */
function nameFrom(email: string): string {
  return /^[^@]*?([a-z]{2,})/.exec(email)?.[1] ?? "Client";
}
