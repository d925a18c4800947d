import * as v from "valibot";
import { Language } from "../language/Language.ts";
import { TaxNumber } from "../supplier/TaxNumber.ts";
import { requiredName } from "../validation/boundedText.ts";
import { Email } from "../validation/Email.ts";
import { FullName } from "../validation/FullName.ts";
import { Phone } from "../validation/Phone.ts";
import { TermsAccepted } from "../validation/TermsAccepted.ts";
import { Password } from "./Password.ts";

/** Input that registers an agency and its owner's account [JN1]. */
export const SupplierRegistration = v.object({
  agencyName: requiredName(100),
  taxNumber: TaxNumber,
  city: requiredName(80),
  fullName: FullName,
  email: Email,
  phone: Phone,
  password: Password,
  termsAccepted: TermsAccepted,
  language: Language,
});
export type SupplierRegistration = v.InferOutput<typeof SupplierRegistration>;
