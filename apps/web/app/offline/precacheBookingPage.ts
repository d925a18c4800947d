import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { postToWorker } from "./registerWorker.ts";

/** Milliseconds after which the page's fonts and drawings should have loaded. */
const SETTLE_DELAY_MS = 1500;

/** Makes the worker cache the document of /booking and the files that this page has loaded. */
export async function precacheBookingPage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_DELAY_MS));
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  await postToWorker({ kind: "keepBookingPage", language: useLanguage.getState().language, files });
}
