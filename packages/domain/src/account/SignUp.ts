import * as v from "valibot";
import { Language } from "../language/Language.ts";
import { Email } from "../validation/Email.ts";
import { FullName } from "../validation/FullName.ts";
import { Phone } from "../validation/Phone.ts";
import { TermsAccepted } from "../validation/TermsAccepted.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { BirthDate } from "../validation/BirthDate.ts";
import { Password } from "./Password.ts";

/**
 * Registration (specification, section 5). The user type is required; only `user`, a driver, may register
 * here [VA17]. Whether they are old enough is judged apart, by `validation/oldEnough`, since it needs today.
 */
export const SignUp = v.object({
  type: v.literal("user", validationMessage("user_type_invalid")),
  fullName: FullName,
  email: Email,
  phone: Phone,
  birthDate: BirthDate,
  password: Password,
  termsAccepted: TermsAccepted,
  language: Language,
});
export type SignUp = v.InferOutput<typeof SignUp>;
