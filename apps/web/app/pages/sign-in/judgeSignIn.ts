import { PasswordAttempt } from "@sayara/domain/account/Password";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { judgeBy } from "#web/shared/form/judgeBy.ts";
import type { SignInValues } from "./SignInValues.ts";

const SignIn = v.object({ email: Email, password: PasswordAttempt, stayConnected: v.boolean() });

export function judgeSignIn(values: SignInValues) {
  return judgeBy(SignIn, values);
}
