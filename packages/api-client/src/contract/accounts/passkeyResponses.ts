import * as v from "valibot";
import { text } from "../texts.ts";

/** Bytes in base64url, of at most `max` characters. */
export const base64Url = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[A-Za-z0-9_-]+$/));

/** Id of a passkey: at most 1,023 bytes (WebAuthn, section 4). */
const CredentialId = base64Url(1364);

/** A browser's response when it creates a passkey (`RegistrationResponseJSON` of WebAuthn). */
export const PasskeyRegistration = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal("public-key"),
  response: v.object({
    clientDataJSON: base64Url(1500),
    attestationObject: base64Url(4000),
    transports: v.exactOptional(v.pipe(v.array(text(20)), v.maxLength(10))),
  }),
});
export type PasskeyRegistration = v.InferOutput<typeof PasskeyRegistration>;

/** A browser's response when it uses a passkey (`AuthenticationResponseJSON` of WebAuthn). */
export const PasskeyAssertion = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal("public-key"),
  response: v.object({
    clientDataJSON: base64Url(1500),
    authenticatorData: base64Url(2000),
    signature: base64Url(1000),
    userHandle: v.exactOptional(base64Url(100)),
  }),
});
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>;
