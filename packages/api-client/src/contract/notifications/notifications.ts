import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { Notification } from "@sayara/domain/notification/Notification";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SignedToken } from "../texts.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

const accountRules = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const userParams = v.object({ userId: EntityId });
/** Selected notifications: ids, or `all` of the account's notifications. */
const Selection = v.object({
  ids: v.union([v.pipe(v.array(EntityId), v.maxLength(1000)), v.literal("all")]),
});

/** Number of the account's unread notifications. */
export const UnreadCount = v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) });
export type UnreadCount = v.InferOutput<typeof UnreadCount>;

/** Input schemas of {@link notificationCounter}. */
export const notificationCounterInput = {
  params: userParams,
};

/** Counts the account's unread notifications. */
export const notificationCounter = defineEndpoint({
  ...accountRules,
  name: "notificationCounter",
  method: "GET",
  path: "/api/notification-counter/{userId}",
  input: inputOf<typeof notificationCounterInput>(),
  responses: { 200: UnreadCount },
});

/** Input schemas of {@link notifications}. */
export const notificationsInput = {
  params: v.object({ userId: EntityId, page: Page, size: Size }),
};

/** Lists a page of the account's own notifications, newest first. */
export const notifications = defineEndpoint({
  ...accountRules,
  name: "notifications",
  method: "GET",
  path: "/api/notifications/{userId}/{page}/{size}",
  input: inputOf<typeof notificationsInput>(),
  responses: { 200: pageOf(Notification) },
});

/**
 * Streams the number of unread notifications, at the start and after every change, as the event `unread`, for an
 * `EventSource` with credentials. `client/readEvent` validates its data.
 */
export const notificationStream = defineEndpoint({
  ...accountRules,
  name: "notificationStream",
  method: "GET",
  path: "/api/notification-stream",
  responses: { 200: v.instance(Blob) },
  media: "text/event-stream",
  events: { unread: UnreadCount },
});

/** Input schemas of {@link markNotificationsAsRead}. */
export const markNotificationsAsReadInput = {
  params: userParams,
  body: Selection,
};

/** Marks notifications as read. Ignores notifications of other accounts. */
export const markNotificationsAsRead = defineEndpoint({
  ...accountRules,
  name: "markNotificationsAsRead",
  method: "POST",
  path: "/api/mark-notifications-as-read/{userId}",
  input: inputOf<typeof markNotificationsAsReadInput>(),
  responses: { 200: noContent },
});

/** Input schemas of {@link markNotificationsAsUnread}. */
export const markNotificationsAsUnreadInput = {
  params: userParams,
  body: Selection,
};

/** Marks notifications as unread. Ignores notifications of other accounts. */
export const markNotificationsAsUnread = defineEndpoint({
  ...accountRules,
  name: "markNotificationsAsUnread",
  method: "POST",
  path: "/api/mark-notifications-as-unread/{userId}",
  input: inputOf<typeof markNotificationsAsUnreadInput>(),
  responses: { 200: noContent },
});

/** A deletion of notifications, which `restoreNotifications` can undo. */
export const NotificationDeletion = v.object({ deletedAt: Instant });
export type NotificationDeletion = v.InferOutput<typeof NotificationDeletion>;

/** Input schemas of {@link deleteNotifications}. */
export const deleteNotificationsInput = {
  params: userParams,
  body: Selection,
};

/** Deletes notifications of the account, which can be undone for a day. Ignores notifications of other accounts. */
export const deleteNotifications = defineEndpoint({
  ...accountRules,
  name: "deleteNotifications",
  method: "POST",
  path: "/api/delete-notifications/{userId}",
  input: inputOf<typeof deleteNotificationsInput>(),
  responses: { 200: NotificationDeletion },
});

/** Input schemas of {@link restoreNotifications}. */
export const restoreNotificationsInput = {
  params: userParams,
  body: NotificationDeletion,
};

/** Restores deleted notifications of the account. */
export const restoreNotifications = defineEndpoint({
  ...accountRules,
  name: "restoreNotifications",
  method: "POST",
  path: "/api/restore-notifications/{userId}",
  input: inputOf<typeof restoreNotificationsInput>(),
  responses: { 200: noContent },
});

/**
 * Whether the mails that an unsubscribe link turns off are on for its account, and the account's language.
 */
export const NotificationMails = v.object({
  areOn: v.boolean(),
  language: orUnknown(Language),
  /** Kind of mails that the link turns off; if absent, notification mails. */
  kind: v.exactOptional(orUnknown(v.picklist(["notification", "promotional", "price_alerts"]))),
});
export type NotificationMails = v.InferOutput<typeof NotificationMails>;

/** Input schemas of {@link notificationMails} and {@link unsubscribe}. */
export const byMailedLinkInput = {
  params: v.object({ token: SignedToken }),
};

const byMailedLink = {
  path: "/api/unsubscribe/{token}",
  input: inputOf<typeof byMailedLinkInput>(),
  responses: { 200: NotificationMails },
  refusals: ["not_found"],
  secretInUrl: true,
} as const;

/**
 * Returns whether the mails that a mailed link turns off are on: notifications, promotions or price alerts.
 * Changes nothing, because mail scanners open links. A browser that opens the URL is redirected to the
 * unsubscribe page.
 */
export const notificationMails = defineEndpoint({
  ...byMailedLink,
  name: "notificationMails",
  method: "GET",
});

/**
 * Turns off the mails of a mailed link (notifications, promotions or price alerts) without a session.
 * Idempotent. Mail clients also call it (RFC 8058), so the body is ignored.
 */
export const unsubscribe = defineEndpoint({ ...byMailedLink, name: "unsubscribe", method: "POST" });
