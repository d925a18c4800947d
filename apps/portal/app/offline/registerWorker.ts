/** Milliseconds by which the files of the first page should have loaded. */
const SETTLE_DELAY = 3_000;

/**
 * Registers the service worker, which opens the portal without a connection. Tells it which files this page
 * has loaded. Browsers without service workers need a connection.
 */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_DELAY));
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  active?.postMessage({ files }, []);
}
