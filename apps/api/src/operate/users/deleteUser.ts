import { sql } from "kysely";
import type { Logger } from "pino";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { deleteAvatarFile } from "#api/accounts/profile/deleteAvatarFile.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { deletionObstacle, type DeletionObstacle } from "#api/accounts/ownData/deletionObstacle.ts";
import { eraseAccount } from "#api/accounts/ownData/eraseAccount.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { OperatorError } from "../terminal/OperatorError.ts";
import { refuseLastAdmin } from "./setClientStatus.ts";

const obstacles: Record<DeletionObstacle, string> = {
  booking_live: "has a booking that is not over: cancel it, or wait for its drop-off.",
  payment_open: "has a payment that is not over: wait for a day after its end.",
  refund_open: "is owed money: return it, and record it on the page of the booking.",
  address_changed: "changed its email address, and the former address can still undo that: wait for 7 days.",
};

interface Deletion {
  email: string;
  dryRun: boolean;
  now: Date;
  files: FileStore;
  logger: Logger;
}

/**
 * Deletes the account of a driver or of staff, with the same effect as deletion by its owner.
 *
 * @returns lines that report the deleted and kept records, or with `dryRun`, those that would be deleted and
 * kept.
 * @throws OperatorError for an unknown address, the last administrator, or an open booking, payment or refund.
 */
export async function deleteUser(
  db: Database,
  { email, dryRun, now, files, logger }: Deletion,
): Promise<string[]> {
  const address = email.trim().toLowerCase();
  const { lines, avatar } = await db.transaction().execute(async (transaction) => {
    await lockInOrder(transaction, [emailLock(address), "administrators"]);
    const account = await lockAccount(transaction, { email: address });
    if (account === undefined || account.erased_at !== null)
      throw new OperatorError(`No account has the address ${address}.`);
    if (account.type === "admin") await refuseLastAdmin(transaction, { id: account.id, action: "deleted" });
    const obstacle = await deletionObstacle(transaction, { userId: account.id, now });
    if (obstacle !== undefined) throw new OperatorError(`${address} ${obstacles[obstacle]}`);
    const reportLines = await countRecords(transaction, account.id);
    if (!dryRun) await eraseAccount(transaction, account, now);
    return { lines: reportLines, avatar: dryRun ? null : account.avatar };
  });
  await deleteAvatarFile({ db, files, logger }, avatar);
  return lines;
}

async function countRecords(transaction: Transaction, userId: string): Promise<string[]> {
  const { rows } = await sql<{ kept: string; sessions: string; notifications: string; reviews: string }>`
    select (select count(*) from bookings where driver_id = ${userId}) as kept,
      (select count(*) from sessions where user_id = ${userId}) as sessions,
      (select count(*) from notifications where user_id = ${userId}) as notifications,
      (select count(*) from reviews where user_id = ${userId}) as reviews`.execute(transaction);
  const [count] = rows;
  return [
    `deleted\tprofile, picture, sign-in methods, messages, ${count?.sessions} sessions, ${count?.notifications} notifications`,
    `kept\t${count?.kept} bookings until ten years after their year; those that were rented or paid with the driver's name`,
    `kept\t${count?.reviews} reviews without the author's name`,
  ];
}
