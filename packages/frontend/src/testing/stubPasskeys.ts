import { vi } from "vitest";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/**
 * Simulates a browser with passkeys in jsdom. `chooses`: whether the user chooses a passkey in the browser's
 * dialog or cancels it. Returns the spies of the dialogs. `vi.unstubAllGlobals` removes
 * `PublicKeyCredential`.
 */
export function stubPasskeys({ chooses = true } = {}) {
  const answer = (response: object) => () =>
    chooses
      ? Promise.resolve({
          id: "passkey",
          rawId: bytes("passkey"),
          type: "public-key",
          response,
          authenticatorAttachment: "platform",
          getClientExtensionResults: () => ({}),
        })
      : Promise.reject(new DOMException("The person stopped.", "NotAllowedError"));
  const used = { authenticatorData: bytes("data"), signature: bytes("signature"), userHandle: null };
  const made = { attestationObject: bytes("attestation"), getTransports: () => ["internal"] };
  const get = vi.fn(answer({ ...used, clientDataJSON: bytes("{}") }));
  const create = vi.fn(answer({ ...made, clientDataJSON: bytes("{}") }));
  vi.stubGlobal("PublicKeyCredential", () => {});
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get, create } });
  return { get, create };
}

/** Response of `passkeyChallenge`. */
export const someChallenge = {
  challenge: "dGVzdA",
  rpId: "localhost",
  timeout: 300_000,
  userVerification: "required",
} as const;

/** Response of `preparePasskey`. */
export const someCreation = {
  challenge: "dGVzdA",
  rp: { id: "localhost", name: "Sayara" },
  user: { id: "dXNlcg", name: "amel@example.tn", displayName: "Amel Ben Salah" },
  pubKeyCredParams: [{ type: "public-key" as const, alg: -7 }],
  timeout: 300_000,
  attestation: "none" as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  } as const,
};
