import type { Config } from "#api/server/config/readConfig.ts";
import { bookingToken } from "#api/security/links/bookingLink.ts";
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

/** Returns the link to a booking for its agency: to the portal, or to the website if no portal runs. */
export function staffBookingLink(config: Config, { bookingId }: { bookingId: string }): string {
  return staffLink(config, "/booking", { b: bookingId });
}

/** Returns the URL of a page for staff that both frontends have. */
export function staffLink(config: Config, path: string, parts: Record<string, string> = {}): string {
  return pageLink({ webUrl: config.portalUrl ?? config.webUrl }, path, parts);
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
        ? staffBookingLink(config, waiting)
        : staffLink(config, "/bookings", { status: "pending" });
  }
}

/** Returns the URL of a page of the website, with its query. */
export function pageLink(
  config: Pick<Config, "webUrl">,
  path: string,
  parts: Record<string, string> = {},
): string {
  const query = new URLSearchParams(parts);
  return `${config.webUrl}${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** Returns the URL of a page of the portal, or of the contact page if no portal runs. */
export function portalLink(config: Config, path: string, parts: Record<string, string> = {}): string {
  if (config.portalUrl === undefined) return pageLink(config, "/contact");
  const query = new URLSearchParams(parts);
  return `${config.portalUrl}${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** Returns the URL of a statement's page, for staff of its agency. */
export function statementLink(config: Config, { statementId }: { statementId: string }): string {
  return portalLink(config, `/statements/own/${statementId}`);
}
