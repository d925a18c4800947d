import type {
  deleteNotifications,
  markNotificationsAsRead,
  markNotificationsAsUnread,
  notificationCounter,
  notifications,
  restoreNotifications,
} from "@sayara/api-client/contract/notifications/notifications";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { resolveAccount } from "#api/accounts/profile/resolveAccount.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import {
  countUnread,
  deleteNotificationsOf,
  markNotifications,
  readNotifications,
  restoreNotificationsOf,
} from "./notificationRows.ts";

const done = { ok: true, status: 200, data: undefined } as const;

export const handleNotificationCounter: Handler<typeof notificationCounter> = async ({
  params,
  user,
  dependencies: { db },
}) => {
  const { id } = await resolveAccount(db, user, params.userId);
  return { ok: true, status: 200, data: { unread: await countUnread(db, id) } };
};

export const handleNotifications: Handler<typeof notifications> = async ({
  params: { userId, ...page },
  user,
  dependencies: { db },
}) => {
  const { id } = await resolveAccount(db, user, userId);
  return { ok: true, status: 200, data: await readNotifications(db, { userId: id, ...page }) };
};

export const handleMarkNotificationsAsRead: Handler<typeof markNotificationsAsRead> = async ({
  params,
  body: { ids },
  user,
  dependencies: { db, clock },
  context,
}) => {
  const { id } = await resolveAccount(db, user, params.userId);
  await inAccountTransaction(context, { id }, (transaction) =>
    markNotifications(transaction, { userId: id, ids }, clock()),
  );
  return done;
};

export const handleMarkNotificationsAsUnread: Handler<typeof markNotificationsAsUnread> = async ({
  params,
  body: { ids },
  user,
  dependencies: { db },
  context,
}) => {
  const { id } = await resolveAccount(db, user, params.userId);
  await inAccountTransaction(context, { id }, (transaction) =>
    markNotifications(transaction, { userId: id, ids }, null),
  );
  return done;
};

/** Returns the time of the deletion, which identifies it for the undo. */
export const handleDeleteNotifications: Handler<typeof deleteNotifications> = async ({
  params,
  body: { ids },
  user,
  dependencies: { db, clock },
  context,
}) => {
  const { id } = await resolveAccount(db, user, params.userId);
  const now = clock();
  await inAccountTransaction(context, { id }, (transaction) =>
    deleteNotificationsOf(transaction, { userId: id, ids }, now),
  );
  return { ok: true, status: 200, data: { deletedAt: now.toISOString() } };
};

export const handleRestoreNotifications: Handler<typeof restoreNotifications> = async ({
  params,
  body,
  user,
  dependencies: { db },
  context,
}) => {
  const { id } = await resolveAccount(db, user, params.userId);
  const deletedAt = new Date(body.deletedAt);
  await inAccountTransaction(context, { id }, (transaction) =>
    restoreNotificationsOf(transaction, { userId: id, deletedAt }),
  );
  return done;
};
