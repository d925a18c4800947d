import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PasskeyAssertion,
  PasskeyRegistration,
} from "@sayara/api-client/contract/accounts/passkeyResponses";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Deviations of an authenticator or a page from the protocol. */
export interface AuthenticatorFaults {
  origin?: string;
  rpId?: string;
  /** Whether the person only touched the authenticator, without a PIN or fingerprint. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Length in bytes of a different passkey id in the authenticator data. */
  idLength?: number;
  /** Number of bytes added to the key of a new passkey. */
  keyPadding?: number;
}

/** Flags of authenticator data (WebAuthn, section 6.1). */
const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64Url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/**
 * Creates a software authenticator with one passkey (ES256, attestation `none`), and simulates the page that
 * uses it.
 */
export function createAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, faults: AuthenticatorFaults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (faults: AuthenticatorFaults, attested: Uint8Array = Buffer.alloc(0)) => {
    const flags =
      PRESENT | (faults.isUnverified === true ? 0 : VERIFIED) | (attested.length > 0 ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(faults.counter ?? (counter += 1));
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.of(flags), count, attested]);
  };
  const coseKey = ({ keyPadding = 0 }: AuthenticatorFaults) => {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
        [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
        ...(keyPadding > 0 ? [[-70_001, new Uint8Array(keyPadding)] as const] : []),
      ]),
    );
  };

  return {
    id,
    /** Creates the passkey that `preparePasskey` requests. */
    register(
      { challenge, user }: { challenge: string; user: { id: string } },
      faults: AuthenticatorFaults = {},
    ): PasskeyRegistration {
      handle = user.id;
      const length = Buffer.alloc(2);
      const attestedId = faults.idLength === undefined ? credentialId : randomBytes(faults.idLength);
      length.writeUInt16BE(attestedId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, attestedId, coseKey(faults)]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(authenticatorData(faults, attested))],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64Url(clientData("webauthn.create", challenge, faults)),
          attestationObject: base64Url(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },
    /** Signs a challenge of `passkeyChallenge`. */
    use({ challenge }: { challenge: string }, faults: AuthenticatorFaults = {}): PasskeyAssertion {
      const client = clientData("webauthn.get", challenge, faults);
      const data = authenticatorData(faults);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const userHandle = faults.userHandle ?? handle;
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(data),
          signature: base64Url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
}
