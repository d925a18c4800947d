/// <reference lib="webworker" />
import type { WorkerMessage } from "../app/offline/WorkerMessage.ts";
import { findBookingPage, findFile, cacheBookingPage } from "./cacheBookingPage.ts";
import { findOfflinePage, rememberLanguage, storeOfflinePages } from "./offlinePages.ts";
import { openTarget } from "./openTarget.ts";
import { readPush, targetOf } from "./readPush.ts";
import { requestDocument } from "./requestDocument.ts";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a cached booking page is shown although the server may still respond. */
const BOOKING_PAGE_TIMEOUT = 10_000;
/** Maximum number of windows that show a cached document. */
const MAXIMUM_WINDOWS = 20;

/** Windows that received a cached document in this run of the worker. They also get cached files. */
const offlineWindows = new Set<string>();

self.addEventListener("install", (event) => {
  event.waitUntil(storeOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  const isSameOrigin = event.origin === self.location.origin;
  if (isSameOrigin) event.waitUntil(receive(message));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== self.location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openDocument(event, address));
  // Files of other pages come from the browser's own cache or the network.
  else if (address.pathname.startsWith("/assets/") && offlineWindows.has(event.clientId))
    event.respondWith(openFile(request, address));
});

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(event.data?.text()));
});

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  const path = action === settingsAction ? "/settings#settings-push" : notification.data;
  const target = targetOf(path, self.location.origin);
  if (target !== null) event.waitUntil(openTarget(self.clients, target));
});

/** Action of the button that opens the settings. */
const settingsAction = "settings";

/** TypeScript's type lacks `actions`, because not all browsers support them. */
type ShownPush = NotificationOptions & { actions: { action: string; title: string }[] };

/** Shows a notification, unless it is invalid [WP4]. */
async function showPush(text: string | undefined): Promise<void> {
  const push = readPush(text, self.location.origin);
  if (push === null) return;
  const { title, body, settings, language, direction, path, tag } = push;
  const options: ShownPush = {
    body,
    tag,
    lang: language,
    dir: direction,
    data: path,
    icon: "/icons/site-192.png",
    actions: [{ action: settingsAction, title: settings }],
  };
  await self.registration.showNotification(title, options);
}

async function activate(): Promise<void> {
  // The browser requests the document while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function receive(message: WorkerMessage): Promise<void> {
  switch (message.kind) {
    case "language":
      return rememberLanguage(message.language);
    case "keepBookingPage":
      // If the connection fails or the storage is full, the earlier copy stays.
      return cacheBookingPage(message.language, message.files).catch(() => undefined);
  }
}

/** Returns the server's document; without a connection, the cached one for /booking, otherwise the offline page. */
async function openDocument(event: FetchEvent, address: URL): Promise<Response> {
  const fromServer = requestDocument(event);
  try {
    const isBooking = address.pathname === "/booking";
    const response = await (isBooking ? withTimeout(fromServer, BOOKING_PAGE_TIMEOUT) : fromServer);
    if (response !== null) return response;
    return (await openStored(event, address)) ?? (await fromServer);
  } catch (error) {
    const stored = (await openStored(event, address)) ?? (await findOfflinePage(address));
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Resolves to null if there is no response within the time. */
async function withTimeout(response: Promise<Response>, milliseconds: number): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => (timer = setTimeout(resolve, milliseconds, null)));
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function openStored(event: FetchEvent, address: URL): Promise<Response | undefined> {
  if (address.pathname !== "/booking") return undefined;
  const document = await findBookingPage(address);
  if (document !== undefined) {
    if (offlineWindows.size >= MAXIMUM_WINDOWS) offlineWindows.clear();
    offlineWindows.add(event.resultingClientId);
  }
  return document;
}

async function openFile(request: Request, { pathname }: URL): Promise<Response> {
  return (await findFile(pathname)) ?? fetch(request);
}
