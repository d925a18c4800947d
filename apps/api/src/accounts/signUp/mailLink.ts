import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { issueMailedToken } from "#api/security/links/mailedToken.ts";
import { hasSignInMethod } from "#api/accounts/session/hasSignInMethod.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";

export type Account = Pick<UserRow, "id" | "type" | "email" | "full_name" | "language" | "password_hash">;
type Tools = Pick<Dependencies, "config" | "randomBytes"> & { now: Date };

/**
 * Mails the link that confirms the account's address. The link also sets a password if the account has no
 * sign-in method. For staff, the link opens the portal if one is configured.
 */
export async function mailActivation(
  transaction: Transaction,
  account: Account,
  tools: Tools,
): Promise<void> {
  const kind = (await hasSignInMethod(transaction, account)) ? "addressConfirmation" : "accountActivation";
  const isForPortal = account.type !== "user" && tools.config.portalUrl !== undefined;
  const link = { kind, token: "activation", address: account.email, isForPortal } as const;
  return mail(transaction, account, link, tools);
}

/** Creates the link that sets a guest's first password, to include in the booking's mail. */
export async function activationLink(
  transaction: Transaction,
  { userId, email }: { userId: string; email: string },
  tools: Tools,
): Promise<{ userId: string; tokenSeed: string; expiresAt: Date }> {
  const link = await issueMailedToken(transaction, { userId, kind: "activation", email }, tools);
  return { userId, ...link };
}

/** Mails the link that resets the password. */
export function mailReset(transaction: Transaction, account: Account, tools: Tools): Promise<void> {
  const link = { kind: "passwordReset", token: "reset", address: account.email } as const;
  return mail(transaction, account, link, tools);
}

/** Mails the link that confirms a change of address to the new address. */
export function mailNewAddress(
  transaction: Transaction,
  account: Account,
  { address, ...tools }: Tools & { address: string },
): Promise<void> {
  const link = { kind: "newAddressConfirmation", token: "email", address } as const;
  return mail(transaction, account, link, tools);
}

async function mail(
  transaction: Transaction,
  account: Account,
  {
    kind,
    token,
    address,
    isForPortal = false,
  }: {
    kind: "accountActivation" | "addressConfirmation" | "newAddressConfirmation" | "passwordReset";
    token: "activation" | "reset" | "email";
    address: string;
    isForPortal?: boolean;
  },
  tools: Tools,
): Promise<void> {
  const { id: userId } = account;
  const link = await issueMailedToken(transaction, { userId, kind: token, email: address }, tools);
  await mailAccount(
    transaction,
    account,
    { kind, userId, ...link, ...(isForPortal && { isForPortal }) },
    { now: tools.now, address },
  );
}
