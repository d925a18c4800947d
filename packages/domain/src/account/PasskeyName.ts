import { requiredName } from "../validation/boundedText.ts";

/** The name that an owner gives a passkey, such as the name of the device. */
export const PasskeyName = requiredName(60);

/** Maximum number of passkeys of an account [PK5]. */
export const MAX_PASSKEYS = 10;

/** Minutes for which a challenge is valid [PK2]. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
