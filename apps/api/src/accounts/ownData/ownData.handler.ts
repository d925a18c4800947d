import type { deleteAccount, mailAccountCode, userData } from "@sayara/api-client/contract/accounts/ownData";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import { deleteAvatarFile } from "#api/accounts/profile/deleteAvatarFile.ts";
import { checkProof, requireProof } from "#api/accounts/proveOwner.ts";
import { endSession } from "#api/accounts/session/session.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { issueAccountCode } from "#api/security/links/accountCode.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { deletionObstacle } from "./deletionObstacle.ts";
import { eraseAccount } from "./eraseAccount.ts";
import { readUserData } from "./readUserData.ts";

/** Mails the caller a code. Only the latest code is valid. */
export const handleMailAccountCode: Handler<typeof mailAccountCode> = async ({
  params: { id },
  user,
  dependencies,
  context,
}) => {
  refuseOther(user, id);
  const now = dependencies.clock();
  const data = await inAccountTransaction(context, { id }, async (transaction, account) => {
    const { email } = account;
    await limitMailsTo(dependencies, { db: transaction, kind: "accountCode", address: email });
    const owner = { id, email, kind: "code" } as const;
    const { seed, expiresAt } = await issueAccountCode(transaction, owner, { ...dependencies, now });
    const mail = { kind: "accountCode", userId: id, accountCodeSeed: seed, expiresAt } as const;
    await mailAccount(transaction, account, mail, { now });
    return { email, expiresAt: expiresAt.toISOString() };
  });
  return { ok: true, status: 200, data };
};

/** Returns all data about the caller as a file. No cache may store it. */
export const handleUserData: Handler<typeof userData> = async ({
  params: { id },
  body,
  user,
  dependencies,
  context,
}) => {
  refuseOther(user, id);
  await limitRate(dependencies, { name: "user data", key: id, burst: 5, secondsEach: 600 });
  const proof = await checkProof(dependencies, user, body);
  const { clock, config } = dependencies;
  const now = clock();
  const data = await inAccountTransaction(context, { id }, async (transaction, account) => {
    const proven = await requireProof(transaction, { user, account, proof }, { ...dependencies, now });
    return readUserData(transaction, proven, { now, siteName: config.siteName });
  });
  sendAsFile(context, `user-data-${now.toISOString().slice(0, 10)}.json`);
  return { ok: true, status: 200, data };
};

/** Deletes the caller's account and ends all its sessions. */
export function deleteAccountHandler({ files }: { files: FileStore }): Handler<typeof deleteAccount> {
  return async ({ params: { id }, body, user, dependencies, context }) => {
    refuseOther(user, id);
    if (user.type !== "user") throw new RefusalError("staff_account");
    const proof = await checkProof(dependencies, user, body);
    const now = dependencies.clock();
    // A guest checkout with this address takes the same lock.
    const locked = { id, locks: [emailLock(user.email)] };
    const { avatar } = await inAccountTransaction(context, locked, async (transaction, account) => {
      const proven = await requireProof(transaction, { user, account, proof }, { ...dependencies, now });
      const obstacle = await deletionObstacle(transaction, { userId: id, now });
      if (obstacle !== undefined) throw new RefusalError(obstacle);
      await eraseAccount(transaction, proven, now);
      return proven;
    });
    await endSession(context);
    await deleteAvatarFile({ ...dependencies, files }, avatar);
    return { ok: true, status: 200, data: undefined };
  };
}

/** Refuses everyone but the owner, even admins. Operators use commands instead. */
function refuseOther(user: UserRow, id: string): void {
  if (id !== user.id) throw new RefusalError("not_allowed");
}
