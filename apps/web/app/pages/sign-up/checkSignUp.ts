import type { SignUp } from "@sayara/domain/account/SignUp";
import { signUpForm } from "@sayara/domain/account/signUpForm";
import type { Language } from "@sayara/domain/language/Language";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { writtenDate } from "#web/shared/DatePartsField/dateParts.ts";
import { type CheckResult, checkBy } from "#web/shared/form/checkBy.ts";
import type { SignUpValues } from "./SignUpValues.ts";

export interface SignUpRules {
  /** In the marketplace's zone. */
  today: CalendarDate;
  /** In years. */
  minimumAge: number;
  language: Language;
}

/**
 * Judges a registration by the schemas that guard the API. Its own module, because they bring the metadata of the
 * world's phone numbers: it is fetched when the first field is left.
 */
export function checkSignUp(
  values: SignUpValues,
  { today, minimumAge, language }: SignUpRules,
): CheckResult<keyof SignUpValues, SignUp> {
  const typed = { ...values, birthDate: writtenDate(values.birthDate), type: "user", language };
  return checkBy<keyof SignUpValues, SignUp>(signUpForm({ on: today, minimumAge }), typed);
}
