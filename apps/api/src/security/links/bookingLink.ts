import { signedLinkExpiresAt } from "@sayara/domain/booking/actions/bookingConditions";
import { isTokenValid, signToken } from "#api/security/signedToken.ts";

interface LinkedBooking {
  id: string;
  to: Date;
  /** Sum of the link versions of the booking and of its driver. */
  linkVersion: number;
}

/** `mail`: token of a mailed link, which proves control of the address. `page`: token in the checkout's response. */
export type LinkKind = "mail" | "page";

/** A token with a valid signature. The link is revoked unless its version is the current one. */
export interface SignedLink {
  kind: LinkKind;
  version: number;
}

/**
 * Returns a token that gives access to a booking without a session, until 30 days after drop-off or until it
 * is revoked.
 */
export function bookingToken(secret: string, { id, to, linkVersion }: LinkedBooking, kind: LinkKind): string {
  const payload = { purpose: purposes[kind], subject: subjectOf(id, linkVersion) };
  const token = signToken(secret, { ...payload, expiresAt: signedLinkExpiresAt(to) });
  return linkVersion === 0 ? token : `${token}.${linkVersion}`;
}

/** Returns the link that a token stands for; undefined if the token is invalid for this booking. */
export function readBookingToken(
  secret: string,
  token: string,
  bookingId: string,
  now: Date,
): SignedLink | undefined {
  const [, , versionText = "0"] = token.split(".");
  const version = Number(versionText);
  if (!Number.isSafeInteger(version)) return undefined;
  const subject = subjectOf(bookingId, version);
  for (const kind of ["mail", "page"] as const) {
    if (isTokenValid(secret, token, { purpose: purposes[kind], subject, now })) return { kind, version };
  }
  return undefined;
}

/** Version 0 is omitted, so that links from before versions existed stay valid. */
function subjectOf(bookingId: string, version: number): string {
  return version === 0 ? bookingId : `${bookingId} ${version}`;
}

const purposes = { mail: "booking-mail", page: "booking-link" } as const;
