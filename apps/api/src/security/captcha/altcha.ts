import { MAX_LIVE_UNPAID_HOLDS } from "@sayara/domain/config/businessDefaults";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { MAX_CLOCK_SKEW } from "#api/database/connection/clockSkew.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { keyedHash } from "#api/security/keyedHash.ts";
import type { Captcha } from "./Captcha.ts";

/** Milliseconds within which a puzzle must be solved. */
const LIFETIME = 20 * 60_000;
/** Attempts needed to find the number. The range is narrow, so that the solving time varies little. */
const ATTEMPTS = { min: 50, max: 150 };

const CaptchaToken = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      data: v.object({ expiresAt: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** Creates a proof-of-work captcha that this server issues and verifies; no third party receives visitors' data. */
export function altcha({
  config,
  clock,
  randomBytes,
}: Pick<Dependencies, "config" | "clock" | "randomBytes">): Captcha {
  const secrets = {
    hmacSignatureSecret: keyedHash(config.secret, "captcha", "challenge"),
    hmacKeySignatureSecret: keyedHash(config.secret, "captcha", "key"),
  };
  return {
    provider: "altcha",
    async challenge({ unconfirmedHolds }) {
      const counter = ATTEMPTS.min + (randomBytes(4).readUInt32BE() % (ATTEMPTS.max - ATTEMPTS.min + 1));
      const challenge = await createChallenge({
        ...secrets,
        algorithm: "PBKDF2/SHA-256",
        cost: config.captcha.cost * effortFor(unconfirmedHolds),
        counter,
        // The library's own `expiresAt` uses the process's clock, not the injected one.
        data: { expiresAt: Math.floor((clock().getTime() + LIFETIME) / 1000) },
        deriveKey,
      });
      return { ...challenge };
    },
    async check(token) {
      const parsedToken = parseToken(token);
      if (parsedToken === undefined) return undefined;
      const { challenge } = parsedToken;
      const expiresAt = new Date(challenge.parameters.data.expiresAt * 1000);
      const remaining = expiresAt.getTime() - clock().getTime();
      // A token that outlives the maximum lifetime was issued by a process with a fast clock.
      if (!(remaining > 0 && remaining <= LIFETIME + MAX_CLOCK_SKEW)) return undefined;
      const { verified } = await verifySolution({ ...secrets, ...parsedToken, deriveKey });
      return verified ? { key: `altcha ${challenge.signature}`, expiresAt } : undefined;
    },
  };
}

/**
 * Returns the factor for a puzzle's work: 1 for up to three unconfirmed holds, then doubled with each hold, at most 32.
 * One guest may have three, so a household behind one address is not slowed down.
 */
export function effortFor(unconfirmedHolds: number): number {
  return 2 ** Math.min(5, Math.max(0, unconfirmedHolds - MAX_LIVE_UNPAID_HOLDS));
}

/** Parses the website's captcha token: base64 of the puzzle and its solution. */
function parseToken(token: string): v.InferOutput<typeof CaptchaToken> | undefined {
  try {
    const text = Buffer.from(token, "base64").toString("utf8");
    const result = v.safeParse(CaptchaToken, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
