import * as v from "valibot";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { Password, PasswordAttempt } from "./Password.ts";

const mismatch = validationMessage("password_mismatch");

/** A new password and its repetition, as the forms for sign-up, activation and reset ask [VA15, VA20]. */
export const NewPassword = v.pipe(
  v.object({ password: Password, confirmPassword: PasswordAttempt }),
  v.forward(
    v.partialCheck(
      [["password"], ["confirmPassword"]],
      ({ password, confirmPassword }) => password === confirmPassword,
      mismatch,
    ),
    ["confirmPassword"],
  ),
);
export type NewPassword = v.InferOutput<typeof NewPassword>;

/**
 * The form for changing a password (specification, section 5). Accounts of social sign-in have no current one:
 * leave it out for them.
 */
export const ChangePassword = v.pipe(
  v.object({
    currentPassword: v.exactOptional(PasswordAttempt),
    newPassword: Password,
    confirmPassword: PasswordAttempt,
  }),
  v.forward(
    v.partialCheck(
      [["newPassword"], ["confirmPassword"]],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      mismatch,
    ),
    ["confirmPassword"],
  ),
);
export type ChangePassword = v.InferOutput<typeof ChangePassword>;
