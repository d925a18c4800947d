import * as v from "valibot";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { Password, PasswordAttempt } from "./Password.ts";

/**
 * A new password, typed twice at sign-up, activation, reset and change [VA15, VA20]. Parsing returns only the password.
 * The API rejects common passwords [VA24].
 */
export const NewPassword = v.pipe(
  v.object({ password: Password, confirmation: PasswordAttempt }),
  v.forward(
    v.check(
      ({ password, confirmation }) => password === confirmation,
      validationMessage("password_mismatch"),
    ),
    ["confirmation"],
  ),
  v.transform(({ password }) => ({ password })),
);
export type NewPassword = v.InferOutput<typeof NewPassword>;
