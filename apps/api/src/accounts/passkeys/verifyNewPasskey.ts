import type { PasskeyRegistration } from "@sayara/api-client/contract/accounts/passkeyResponses";
import { verifyRegistrationResponse, type WebAuthnCredential } from "@simplewebauthn/server";
import { COSEALG, decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { spendChallenge } from "./passkeyChallenge.ts";

/** Signature algorithms, in order of preference. Every authenticator supports at least one of them. */
export const PASSKEY_ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Maximum bytes of a public key (COSE). An RSA key of 8,192 bits has about 1,050. */
const MAX_KEY_BYTES = 2000;

/**
 * Verifies the challenge [PK2], origin, relying party and user verification [PK3] of a new passkey. Spends
 * the challenge. Returns undefined if any of them is wrong.
 */
export async function verifyNewPasskey(
  dependencies: Pick<Dependencies, "db" | "clock" | "config">,
  { registration, userId }: { registration: PasskeyRegistration; userId: string },
): Promise<WebAuthnCredential | undefined> {
  const { passkeys } = dependencies.config;
  const { clientDataJSON, attestationObject } = registration.response;
  const challenge = await spendChallenge(dependencies, clientDataJSON, userId);
  if (challenge === undefined) return undefined;
  try {
    if (!isWithoutCertificates(attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: registration.id,
        rawId: registration.rawId,
        type: registration.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: passkeys.origins,
      expectedRPID: passkeys.domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    // The library does not compare the credential's id with the response's, which has a bounded length.
    const isStorable = credential.id === registration.id && credential.publicKey.length <= MAX_KEY_BYTES;
    return isStorable ? credential : undefined;
  } catch {
    // The library throws if any part is wrong.
    return undefined;
  }
}

/**
 * Returns whether the attestation has no certificates, as requested. The library would fetch the revocation
 * lists at the URLs in a certificate.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}
