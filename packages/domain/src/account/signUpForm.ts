import * as v from "valibot";
import { CaptchaSolved } from "../validation/CaptchaSolved.ts";
import { type AgeRules, userBirthDate } from "../validation/driverBirthDate.ts";
import { NewPassword } from "./NewPassword.ts";
import { SignUp } from "./SignUp.ts";

/**
 * Returns the schema of the sign-up form: the fields of `SignUp`, the password's `confirmation` and the
 * `captcha`. The age is checked as of the day `on` [VA7, VA9, VA17, VA20, VA21]. Parsing returns the request
 * body.
 *
 * @example v.safeParse(signUpForm({ on: "2026-12-01" }), typed)
 */
export function signUpForm(rules: Omit<AgeRules, "carMinimumAge">) {
  return v.pipe(
    // An intersection, so that a mismatch is reported even if another field is missing.
    v.intersect([
      v.object({ ...SignUp.entries, birthDate: userBirthDate(rules), captcha: CaptchaSolved }),
      NewPassword,
    ]),
    v.transform(({ captcha: _captcha, ...body }): SignUp => body),
  );
}
