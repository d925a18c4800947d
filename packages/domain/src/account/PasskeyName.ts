import { requiredName } from "../validation/boundedText.ts";

/** Name by which its owner knows a passkey, such as that of the device. */
export const PasskeyName = requiredName(60);

/** Passkeys of one account at most [PK5]. */
export const MAX_PASSKEYS = 10;

/** Minutes within which a challenge is answered [PK2]. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
