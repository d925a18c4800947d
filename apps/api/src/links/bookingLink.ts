import { signedLinkExpiresAt } from "@sayara/domain/booking/bookingConditions";
import { isTokenValid, signToken } from "#api/security/signedToken.ts";

interface LinkedBooking {
  id: string;
  to: Date;
}

/** `mail`: the link that was mailed, whose token shows that the address was reached. `page`: the checkout's answer. */
export type LinkKind = "mail" | "page";

/** The token with which a booking is seen without signing in, until 30 days past drop-off. */
export function bookingToken(secret: string, { id, to }: LinkedBooking, kind: LinkKind): string {
  return signToken(secret, { purpose: purposes[kind], subject: id, expiresAt: signedLinkExpiresAt(to) });
}

/** Which link of this booking the token is of, if any. */
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
