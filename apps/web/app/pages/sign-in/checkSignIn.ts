import { PasswordAttempt } from "@sayara/domain/account/Password";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { checkBy } from "#web/shared/form/checkBy.ts";
import type { SignInValues } from "./SignInValues.ts";

const SignIn = v.object({ email: Email, password: PasswordAttempt, stayConnected: v.boolean() });

export function checkSignIn(values: SignInValues) {
  return checkBy(SignIn, values);
}
