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
 * Registration (product.md, section 5). The user type is required and must be `user` [VA17].
 * `validation/driverBirthDate` checks the age, because the check needs today's date.
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
  /** Whether the driver agrees to promotions [MA7]. */
  acceptsPromotions: v.exactOptional(v.boolean()),
});
export type SignUp = v.InferOutput<typeof SignUp>;
