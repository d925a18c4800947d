import * as v from "valibot";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { Password, PasswordAttempt } from "./Password.ts";

/**
 * A password being chosen, typed twice, as sign-up, activation, reset and change ask for it (specification, section 5)
 * [VA15, VA20]. What comes out is the password alone; whether it is among the commonest is the API's to say [VA24].
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
