import * as v from "valibot";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** The secret in a mailed link: 32 random bytes in base64url. */
export const SecretToken = v.pipe(
  v.string(validationMessage("token_invalid")),
  v.regex(/^[A-Za-z0-9_-]{43}$/, validationMessage("token_invalid")),
);
export type SecretToken = v.InferOutput<typeof SecretToken>;
