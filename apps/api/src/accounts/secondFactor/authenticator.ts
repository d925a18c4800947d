import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Config } from "#api/server/config/readConfig.ts";

/** Periods of 30 s that are accepted before and after the current one, because a phone's clock may be off. */
const WINDOW = 1;

/** Returns the authenticator of a seed. Its secret is derived with this installation's key (decision 0008). */
export function authenticatorOf(
  { secret, siteName }: Pick<Config, "secret" | "siteName">,
  { seed, email }: { seed: string; email: string },
): TOTP {
  // Every authenticator app supports SHA-1, 6 digits and 30 s, which are the defaults here (RFC 6238).
  const key = createHmac("sha1", secret).update(`authenticator\n${seed}`).digest();
  return new TOTP({
    issuer: siteName,
    label: email,
    secret: new Secret({ buffer: Uint8Array.from(key).buffer }),
  });
}

/** Returns the period of 30 s that a code belongs to; undefined for a wrong code. */
export function stepOfCode(authenticator: TOTP, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = authenticator.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : authenticator.counter({ timestamp }) + delta;
}
