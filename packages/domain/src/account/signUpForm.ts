import * as v from "valibot";
import { CaptchaSolved } from "../validation/CaptchaSolved.ts";
import { type AgeRules, oldEnough } from "../validation/oldEnough.ts";
import { NewPassword } from "./NewPassword.ts";
import { SignUp } from "./SignUp.ts";

/**
 * The form that registers a driver: what `SignUp` sends, the password's `confirmation` and the `captcha`, with the age
 * judged today [VA7, VA9, VA17, VA20, VA21]. What comes out is ready to be sent.
 *
 * @example v.safeParse(signUpForm({ on: "2026-12-01" }), typed)
 */
export function signUpForm(rules: Omit<AgeRules, "carMinimumAge">) {
  return v.pipe(
    // Apart, so that two passwords that differ are told whatever else is missing.
    v.intersect([
      v.object({ ...SignUp.entries, birthDate: oldEnough(rules), captcha: CaptchaSolved }),
      NewPassword,
    ]),
    v.transform(({ captcha: _captcha, ...body }): SignUp => body),
  );
}
