import type { PasskeyRegistration } from "@sayara/api-client/contract/accounts/passkeyResponses";
import { verifyRegistrationResponse, type WebAuthnCredential } from "@simplewebauthn/server";
import { COSEALG, decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { spendChallenge } from "./passkeyChallenge.ts";

/** Signatures that every authenticator knows one of, the preferred first. */
export const PASSKEY_ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Bytes of a public key (COSE); one of RSA with 8,192 bits has about 1,050. */
const MAX_KEY_BYTES = 2000;

/**
 * Verifies a new passkey: its challenge, which is then spent [PK2], origin, relying party and verification of the person
 * [PK3]. Undefined if anything is wrong.
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
    // The library compares the response's id, whose length is bounded, with none.
    const isStorable = credential.id === registration.id && credential.publicKey.length <= MAX_KEY_BYTES;
    return isStorable ? credential : undefined;
  } catch {
    // The library throws for each part that is wrong.
    return undefined;
  }
}

/**
 * Returns whether nothing but the passkey itself attests it, as was asked for. Certificates name addresses of lists of
 * revoked ones, which the library would request.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}
