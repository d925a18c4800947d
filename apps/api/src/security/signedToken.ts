import { equalInConstantTime } from "./equalInConstantTime.ts";
import { keyedHash } from "./keyedHash.ts";

/** Subject and purpose of a token. A token for one purpose is invalid for any other. */
export interface TokenPayload {
  purpose: "booking-link" | "booking-mail" | "signed-quote" | "known-device" | "authenticator";
  subject: string;
  expiresAt: Date;
}

/** Signs terms with this installation's secret: `{expiry in base 36}.{signature}`. */
export function signToken(secret: string, payload: TokenPayload): string {
  const expiry = Math.floor(payload.expiresAt.getTime() / 1000).toString(36);
  return `${expiry}.${signature(secret, payload.purpose, payload.subject, expiry)}`;
}

/** Returns true if the token was signed for this purpose and subject and has not expired by `now`. */
export function isTokenValid(
  secret: string,
  token: string,
  { purpose, subject, now }: Pick<TokenPayload, "purpose" | "subject"> & { now: Date },
): boolean {
  const [expiry = "", givenSignature = ""] = token.split(".");
  if (!equalInConstantTime(givenSignature, signature(secret, purpose, subject, expiry))) return false;
  return now.getTime() < tokenExpiry(token).getTime();
}

/** Returns the expiry written in a token. Reliable only after `isTokenValid`. */
export function tokenExpiry(token: string): Date {
  return new Date(Number.parseInt(token.split(".")[0] ?? "", 36) * 1000);
}

function signature(secret: string, purpose: string, subject: string, expiry: string): string {
  return keyedHash(secret, `token:${purpose}`, `${expiry}\n${subject}`);
}
