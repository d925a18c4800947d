import type { PushSubscription as Subscription } from "@sayara/domain/notification/PushSubscription";
import { registerWorker } from "#web/offline/registerWorker.ts";

/** The browser's permission, with the subscription if it was granted. */
export interface SubscriptionResult {
  permission: NotificationPermission;
  subscription: Subscription | null;
}

/**
 * Requests the permission and subscribes this browser with the marketplace's key. Call it only on a press.
 *
 * @throws Error or DOMException if the browser has no worker or cannot reach a push service
 */
export async function subscribeDevice(publicKey: string): Promise<SubscriptionResult> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return { permission, subscription: null };
  const pushManager = await openPushManager();
  if (pushManager === null) throw new Error("no worker");
  // A subscription with an earlier key cannot be renewed with another one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscribed.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Error("no keys");
  return { permission, subscription: { endpoint, p256dh, auth } };
}

/** Ends the browser's subscription. Never rejects: the server no longer sends to the device in any case. */
export async function endSubscription(): Promise<void> {
  try {
    const pushManager = await openPushManager();
    await (await pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // The push service is unreachable.
  }
}

async function openPushManager(): Promise<PushManager | null> {
  if ((await registerWorker()) === null) return null;
  return (await navigator.serviceWorker.ready).pushManager;
}
