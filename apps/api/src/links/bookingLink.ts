import { signedLinkExpiresAt } from "@sayara/domain/booking/bookingConditions";
import { isTokenValid, signToken } from "#api/security/signedToken.ts";

interface LinkedBooking {
  id: string;
  to: Date;
}

/** `mail`: token of the mailed link, which proves control of the address. `page`: token of the checkout's answer. */
export type LinkKind = "mail" | "page";

/** Returns the token that shows a booking without a session, until 30 days past drop-off. */
export function bookingToken(secret: string, { id, to }: LinkedBooking, kind: LinkKind): string {
  return signToken(secret, { purpose: purposes[kind], subject: id, expiresAt: signedLinkExpiresAt(to) });
}

/** Returns the kind of link that the token belongs to; undefined when it is invalid for this booking. */
export function readBookingToken(
  secret: string,
  token: string,
  bookingId: string,
  now: Date,
): LinkKind | undefined {
  for (const kind of ["mail", "page"] as const) {
    if (isTokenValid(secret, token, { purpose: purposes[kind], subject: bookingId, now })) return kind;
  }
  return undefined;
}

const purposes = { mail: "booking-mail", page: "booking-link" } as const;
