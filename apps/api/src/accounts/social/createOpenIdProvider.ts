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
  // Apple sends a string.
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

/** Verifies tokens of a provider that publishes its signing keys. */
export function createOpenIdProvider({
  issuers,
  keysUrl,
  clock,
  ...requestParameters
}: Metadata): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 });
  return {
    ...requestParameters,
    async identify(token, verifier) {
      const claims = await verifyClaims(token);
      // The token contains its nonce. Only the browser that started the sign-in has the verifier, whose hash is the
      // nonce.
      if (claims === undefined || !equalInConstantTime(claims.nonce, hashOf(verifier))) return undefined;
      const { sub: subject, nonce, email, email_verified, name: fullName } = claims;
      const isEmailVerified = email !== undefined && email_verified;
      return { subject, nonce, email, isEmailVerified, fullName, expiresAt: new Date(claims.exp * 1000) };
    },
  };

  async function verifyClaims(token: string): Promise<v.InferOutput<typeof Claims> | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuers,
        audience: requestParameters.clientId,
        // Asymmetric algorithms only: rejects unsigned tokens and tokens signed with a shared secret.
        algorithms: ["RS256", "ES256"],
        requiredClaims: ["exp", "iat", "sub", "nonce"],
        clockTolerance: 60,
        currentDate: clock(),
      });
      const result = v.safeParse(Claims, payload);
      return result.success ? result.output : undefined;
    } catch (error) {
      // A failure to fetch the keys is a fault and says nothing about the token.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw error;
    }
  }
}
