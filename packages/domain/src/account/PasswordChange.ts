import * as v from "valibot";
import { Password, PasswordAttempt } from "./Password.ts";

/**
 * A password change: the current password, which the API checks, and the new one [VA25]. An account created by social
 * sign-in has no current password.
 */
export const PasswordChange = v.object({
  password: v.exactOptional(PasswordAttempt),
  newPassword: Password,
});
export type PasswordChange = v.InferOutput<typeof PasswordChange>;
