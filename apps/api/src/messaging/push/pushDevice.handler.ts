import { randomUUID } from "node:crypto";
import type {
  PushDevice,
  pushDevice,
  removePushDevice,
  savePushDevice,
} from "@sayara/api-client/contract/notifications/pushDevice";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { sessionHash } from "#api/accounts/session/session.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isDeviceOn, saveDevice } from "#api/messaging/mail/push/pushDevices.ts";

export const handlePushDevice: Handler<typeof pushDevice> = async ({ user, dependencies, context }) => {
  requireDriver(user);
  const { publicKey } = dependencies.config.push.keys;
  const tokenHash = sessionHash(context) ?? "";
  return answer({ isOn: await isDeviceOn(dependencies.db, { tokenHash, publicKey }), publicKey });
};

/**
 * Stores the subscription of the session's device. Allows an account 20 in a row, then one a minute [WP2].
 */
export const handleSavePushDevice: Handler<typeof savePushDevice> = async ({
  body,
  user,
  dependencies,
  context,
}) => {
  requireDriver(user);
  await limitRate(dependencies, { name: "push devices", key: user.id, burst: 20, secondsEach: 60 });
  const { publicKey } = dependencies.config.push.keys;
  const now = dependencies.clock();
  await inAccountTransaction(context, user, async (transaction) => {
    const sessionId = await lockSession(transaction, context);
    const device = { ...body, id: randomUUID(), publicKey, now };
    await saveDevice(transaction, { sessionId, userId: user.id }, device);
  });
  return answer({ isOn: true, publicKey });
};

/** Deletes the subscription of the session's device. Its queued notifications are dropped when they are due [WP6]. */
export const handleRemovePushDevice: Handler<typeof removePushDevice> = async ({
  user,
  dependencies,
  context,
}) => {
  requireDriver(user);
  await inAccountTransaction(context, user, async (transaction) => {
    const sessionId = await lockSession(transaction, context);
    await transaction.deleteFrom("push_devices").where("session_id", "=", sessionId).execute();
  });
  return answer({ isOn: false, publicKey: dependencies.config.push.keys.publicKey });
};

/** @throws RefusalError `not_allowed` for staff: only drivers get notifications on a device [WP1]. */
function requireDriver({ type }: UserRow): void {
  if (type !== "user") throw new RefusalError("not_allowed");
}

/**
 * Locks the request's session. A concurrent sign-out waits for the lock and then also deletes the device just saved.
 *
 * @throws RefusalError `not_signed_in` if the session has ended in the meantime.
 */
async function lockSession(transaction: Transaction, context: AppContext): Promise<string> {
  const session = await transaction
    .selectFrom("sessions")
    .select("id")
    .where("token_hash", "=", sessionHash(context) ?? "")
    .forKeyShare()
    .executeTakeFirst();
  if (session === undefined) throw new RefusalError("not_signed_in");
  return session.id;
}

function answer(data: PushDevice) {
  return { ok: true, status: 200, data } as const;
}
