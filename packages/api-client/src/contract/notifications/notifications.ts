import { EntityId } from "@sayara/domain/id/EntityId";
import { Notification } from "@sayara/domain/notification/Notification";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SignedToken } from "../texts.ts";

const own = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const ofUser = v.object({ userId: EntityId });
const selection = v.object({ ids: v.pipe(v.array(EntityId), v.maxLength(1000)) });

/** How many of an account's notifications are unread. */
export const UnreadCount = v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) });
export type UnreadCount = v.InferOutput<typeof UnreadCount>;

/** How many of the account's notifications are unread. */
export const notificationCounter = defineEndpoint({
  ...own,
  name: "notificationCounter",
  planned: true,
  method: "GET",
  path: "/api/notification-counter/{userId}",
  params: ofUser,
  answers: { 200: UnreadCount },
});

/** A page of the account's notifications, newest first. */
export const notifications = defineEndpoint({
  ...own,
  name: "notifications",
  planned: true,
  method: "GET",
  path: "/api/notifications/{userId}/{page}/{size}",
  params: v.object({ userId: EntityId, page: Page, size: Size }),
  answers: { 200: pageOf(Notification) },
});

/**
 * Tells as it happens: `unread` with the new count, once at the start and at every change. For `EventSource`, with
 * credentials; `client/readEvent` reads what it is given.
 */
export const notificationStream = defineEndpoint({
  ...own,
  name: "notificationStream",
  planned: true,
  method: "GET",
  path: "/api/notification-stream",
  answers: { 200: v.instance(Blob) },
  media: "text/event-stream",
  events: { unread: UnreadCount },
});

/** Marks these of the account's notifications as read; others' are left alone. */
export const markNotificationsAsRead = defineEndpoint({
  ...own,
  name: "markNotificationsAsRead",
  planned: true,
  method: "POST",
  path: "/api/mark-notifications-as-read/{userId}",
  params: ofUser,
  body: selection,
  answers: { 200: noContent },
});

/** Marks these of the account's notifications as unread; others' are left alone. */
export const markNotificationsAsUnread = defineEndpoint({
  ...own,
  name: "markNotificationsAsUnread",
  planned: true,
  method: "POST",
  path: "/api/mark-notifications-as-unread/{userId}",
  params: ofUser,
  body: selection,
  answers: { 200: noContent },
});

/** Deletes these of the account's notifications; others' are left alone. */
export const deleteNotifications = defineEndpoint({
  ...own,
  name: "deleteNotifications",
  planned: true,
  method: "POST",
  path: "/api/delete-notifications/{userId}",
  params: ofUser,
  body: selection,
  answers: { 200: noContent },
});

/** Ends e-mail notifications for whoever holds the mail: one click, no session. */
export const unsubscribe = defineEndpoint({
  name: "unsubscribe",
  planned: true,
  method: "GET",
  path: "/api/unsubscribe/{token}",
  params: v.object({ token: SignedToken }),
  answers: { 200: noContent, 204: noContent },
  secretInUrl: true,
});
