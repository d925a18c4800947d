import type { Config } from "#api/config/readConfig.ts";
import { bookingToken } from "#api/links/bookingLink.ts";
import type { StoredMail } from "./Mail.ts";

/** Returns the link to a booking. Drivers with an account and staff sign in, so only a guest's link has a token. */
export function bookingLink(
  config: Config,
  {
    bookingId: id,
    linkVersion,
    booking: { to },
  }: { bookingId: string; linkVersion: number; booking: { to: Date } },
  isGuest = false,
): string {
  const token = isGuest && bookingToken(config.secret, { id, to, linkVersion }, "mail");
  return pageLink(config, "/booking", { b: id, ...(token !== false && { t: token }) });
}

/** Returns the page that a reminder links to. Agencies manage their cars and their profile on their portal. */
export function reminderLink(
  config: Config,
  { reminder, waiting }: Pick<Extract<StoredMail, { kind: "reminder" }>, "reminder" | "waiting">,
): string {
  switch (reminder) {
    case "supplier_no_cars":
    case "supplier_no_phone":
      return config.agencyPortalUrl ?? pageLink(config, "/contact");
    case "client_no_phone":
      return pageLink(config, "/settings");
    case "supplier_pending_booking":
      return waiting?.number === 1
        ? pageLink(config, "/booking", { b: waiting.bookingId })
        : pageLink(config, "/bookings", { status: "pending" });
  }
}

/** Returns the URL of a page of the website, with its query. */
export function pageLink(config: Config, path: string, parts: Record<string, string> = {}): string {
  const query = new URLSearchParams(parts);
  return `${config.webUrl}${path}${query.size > 0 ? `?${query}` : ""}`;
}
