import * as v from "valibot";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { Password, PasswordAttempt } from "./Password.ts";

/**
 * A password being chosen, typed twice, as sign-up, activation, reset and change ask for it (specification, section 5)
 * [VA15, VA20]. Whether it is among the commonest is the API's to say [VA24].
 */
export const NewPassword = v.pipe(
  v.object({ password: Password, confirmation: PasswordAttempt }),
  v.forward(
    v.partialCheck(
      [["password"], ["confirmation"]],
      ({ password, confirmation }) => password === confirmation,
      validationMessage("password_mismatch"),
    ),
    ["confirmation"],
  ),
);
export type NewPassword = v.InferOutput<typeof NewPassword>;
