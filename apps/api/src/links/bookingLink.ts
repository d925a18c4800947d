import { signedLinkExpiresAt } from "@sayara/domain/booking/actions/bookingConditions";
import { isTokenValid, signToken } from "#api/security/signedToken.ts";

interface LinkedBooking {
  id: string;
  to: Date;
  /** Sum of the versions of the booking and its driver. */
  linkVersion: number;
}

/** `mail`: token of the mailed link, which proves control of the address. `page`: token of the checkout's answer. */
export type LinkKind = "mail" | "page";

/** A token whose signature is valid. The link is revoked unless the version is the current one. */
export interface SignedLink {
  kind: LinkKind;
  version: number;
}

/** Returns the token that shows a booking without a session, until 30 days past drop-off or its revocation. */
export function bookingToken(secret: string, { id, to, linkVersion }: LinkedBooking, kind: LinkKind): string {
  const terms = { purpose: purposes[kind], subject: subjectOf(id, linkVersion) };
  const token = signToken(secret, { ...terms, expiresAt: signedLinkExpiresAt(to) });
  return linkVersion === 0 ? token : `${token}.${linkVersion}`;
}

/** Returns the link of a token; undefined when it is invalid for this booking. */
export function readBookingToken(
  secret: string,
  token: string,
  bookingId: string,
  now: Date,
): SignedLink | undefined {
  const [, , given = "0"] = token.split(".");
  const version = Number(given);
  if (!Number.isSafeInteger(version)) return undefined;
  const subject = subjectOf(bookingId, version);
  for (const kind of ["mail", "page"] as const) {
    if (isTokenValid(secret, token, { purpose: purposes[kind], subject, now })) return { kind, version };
  }
  return undefined;
}

/** The first version is not named, so that links of before there were versions stay valid. */
function subjectOf(bookingId: string, version: number): string {
  return version === 0 ? bookingId : `${bookingId} ${version}`;
}

const purposes = { mail: "booking-mail", page: "booking-link" } as const;
