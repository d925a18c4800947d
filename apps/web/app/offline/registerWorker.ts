import { readSite } from "@sayara/frontend/request/Site";
import type { WorkerMessage } from "./WorkerMessage.ts";

/** Timeout in milliseconds for an installed worker to control the page. */
const TIMEOUT_MS = 30_000;

let registered: Promise<ServiceWorker | null> | undefined;

/**
 * Registers the site's service worker, once per visit. If the site has no worker, removes an earlier one and everything
 * it stored. Resolves to null without a worker: in an old browser, in a private window, or without a connection.
 */
export function registerWorker(): Promise<ServiceWorker | null> {
  registered ??= register().catch(() => null);
  return registered;
}

/** Sends a message to the worker, if there is one. */
export async function postToWorker(message: WorkerMessage): Promise<void> {
  (await registerWorker())?.postMessage(message);
}

async function register(): Promise<ServiceWorker | null> {
  if (!("serviceWorker" in navigator)) return null;
  const { worker } = readSite(document);
  if (worker === "") {
    await removeWorker();
    return null;
  }
  await navigator.serviceWorker.register(worker, { updateViaCache: "none" });
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const ready = await Promise.race([navigator.serviceWorker.ready, timeout]);
  return ready?.active ?? null;
}

async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith("sayara."));
  await Promise.all(names.map((name) => caches.delete(name)));
}
