import { vi } from "vitest";

/**
 * Adds a service worker and Web Push to jsdom. `answer` is the permission that the browser grants when asked.
 * `restore` removes them, except globals stubbed with vitest.
 */
export function stubPush({
  permission = "default",
  answer = "granted",
}: { permission?: NotificationPermission; answer?: NotificationPermission } = {}) {
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  const endpoint = "https://push.example/1";
  const unsubscribe = vi.fn(async () => true);
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint, keys }) }));
  const notification = {
    permission,
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  };
  const pushManager = { getSubscription: async () => ({ unsubscribe }), subscribe };
  const worker = {
    register: async () => ({}),
    ready: Promise.resolve({ active: { postMessage: () => {} }, pushManager }),
  };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", () => {});
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  const meta = Object.assign(document.createElement("meta"), {
    name: "sayara-worker",
    content: "/worker.js",
  });
  document.head.append(meta);
  const restore = () => {
    meta.remove();
    Reflect.deleteProperty(navigator, "serviceWorker");
  };
  return { notification, subscribe, unsubscribe, subscription: { endpoint, ...keys }, restore };
}
