import { Email } from "@sayara/domain/validation/Email";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import * as v from "valibot";
import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import { hashOf } from "#api/security/hashOf.ts";
import type { IdentityProvider } from "./IdentityProvider.ts";

interface Metadata extends Omit<IdentityProvider, "identify"> {
  issuers: string[];
  keysUrl: string;
  clock: () => Date;
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  exp: v.number(),
  nonce: v.string(),
  email: v.fallback(v.optional(Email), undefined),
  // Apple writes it as a text.
  email_verified: v.fallback(
    v.union([
      v.boolean(),
      v.pipe(
        v.literal("true"),
        v.transform(() => true),
      ),
    ]),
    false,
  ),
  name: v.fallback(v.optional(v.string()), undefined),
});

/** A provider whose tokens are signed with keys that it publishes. */
export function openIdProvider({ issuers, keysUrl, clock, ...asked }: Metadata): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 });
  return {
    ...asked,
    async identify(token, verifier) {
      const claims = await verifiedClaims(token);
      // The token tells its nonce to whoever reads it; what that was made from only the browser knows that asked.
      if (claims === undefined || !equalInConstantTime(claims.nonce, hashOf(verifier))) return undefined;
      const { sub: subject, nonce, email, email_verified, name: fullName } = claims;
      const isEmailVerified = email !== undefined && email_verified;
      return { subject, nonce, email, isEmailVerified, fullName, expiresAt: new Date(claims.exp * 1000) };
    },
  };

  async function verifiedClaims(token: string): Promise<v.InferOutput<typeof Claims> | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuers,
        audience: asked.clientId,
        // Only what providers publish keys for: a token "signed" with a shared secret, or not at all, is none.
        algorithms: ["RS256", "ES256"],
        requiredClaims: ["exp", "iat", "sub", "nonce"],
        clockTolerance: 60,
        currentDate: clock(),
      });
      const result = v.safeParse(Claims, payload);
      return result.success ? result.output : undefined;
    } catch (error) {
      // That the keys could not be had is a fault, and says nothing about the token.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw error;
    }
  }
}
