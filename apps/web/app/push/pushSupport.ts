import { readSite } from "@sayara/frontend/request/Site";

/** Support for notifications. `needsInstall`: supported once the site is on the Home Screen (iOS, iPadOS). */
export type PushSupport = "supported" | "needsInstall" | "unsupported";

export function pushSupport(): PushSupport {
  const hasWorker = "serviceWorker" in navigator && readSite(document).worker !== "";
  if (hasWorker && "PushManager" in window && "Notification" in window) return "supported";
  return hasWorker && isApplesMobileBrowser() ? "needsInstall" : "unsupported";
}

/** An iPad identifies itself as a Mac, but has a touch screen. */
function isApplesMobileBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
