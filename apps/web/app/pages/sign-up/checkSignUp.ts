import type { SignUp } from "@sayara/domain/account/SignUp";
import { signUpForm } from "@sayara/domain/account/signUpForm";
import type { Language } from "@sayara/domain/language/Language";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { writtenDate } from "#web/shared/DatePartsField/dateParts.ts";
import { type CheckResult, checkBy } from "#web/shared/form/checkBy.ts";
import type { SignUpValues } from "./SignUpValues.ts";

export interface SignUpRules {
  /** Today in the marketplace's zone, YYYY-MM-DD. */
  today: CalendarDate;
  /** Minimum age in years. */
  minimumAge: number;
  language: Language;
}

/**
 * Validates a sign-up by the API's own schemas. A module of its own, fetched when the first field loses focus,
 * because it includes the phone-number metadata.
 */
export function checkSignUp(
  values: SignUpValues,
  { today, minimumAge, language }: SignUpRules,
): CheckResult<keyof SignUpValues, SignUp> {
  const typed = { ...values, birthDate: writtenDate(values.birthDate), type: "user", language };
  return checkBy<keyof SignUpValues, SignUp>(signUpForm({ on: today, minimumAge }), typed);
}
