import { SignUp } from "@sayara/domain/account/SignUp";
import type { Language } from "@sayara/domain/language/Language";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { oldEnough } from "@sayara/domain/validation/oldEnough";
import * as v from "valibot";
import { writtenDate } from "#web/shared/DatePartsField/dateParts.ts";
import { type Verdict, judgeBy } from "#web/shared/form/judgeBy.ts";
import { matchesPassword } from "#web/shared/form/matchesPassword.ts";
import type { SignUpValues } from "./SignUpValues.ts";

export interface SignUpRules {
  /** In the marketplace's zone. */
  today: CalendarDate;
  /** In years. */
  minimumAge: number;
  language: Language;
}

/**
 * Judges a registration by the schema that guards the API. Its own module, because that brings the metadata of the
 * world's phone numbers: it is fetched when the first field is left.
 */
export function judgeSignUp(
  { confirmation, captcha, ...typed }: SignUpValues,
  { today, minimumAge, language }: SignUpRules,
): Verdict<keyof SignUpValues, SignUp> {
  const schema = v.object({ ...SignUp.entries, birthDate: oldEnough({ on: today, minimumAge }) });
  const { errors, ready } = judgeBy(schema, {
    ...typed,
    birthDate: writtenDate(typed.birthDate),
    type: "user",
    language,
  });
  const { type: _type, language: _language, ...found } = errors;
  const all = {
    ...found,
    ...matchesPassword(confirmation, typed.password),
    ...(!captcha && { captcha: validationMessage("captcha_required") }),
  };
  return Object.keys(all).length > 0 || ready === null ? { errors: all, ready: null } : { errors: {}, ready };
}
