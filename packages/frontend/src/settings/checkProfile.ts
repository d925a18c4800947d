import { PasswordAttempt } from "@sayara/domain/account/Password";
import { ProfileUpdate } from "@sayara/domain/account/ProfileUpdate";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { userBirthDate } from "@sayara/domain/validation/driverBirthDate";
import * as v from "valibot";
import { paddedDate } from "@sayara/frontend/DatePartsField/dateParts";
import { type CheckResult, validateValues } from "@sayara/frontend/form/validateValues";
import type { ProfileValues } from "./ProfileValues.ts";

export interface ProfileRules {
  id: string;
  /** Saved values. A change may replace them but not clear them. */
  savedValues: Pick<ProfileValues, "phone" | "birthDate">;
  requiresPassword: boolean;
  /** Current date in the marketplace's time zone, YYYY-MM-DD. */
  today: CalendarDate;
  /** In years. */
  minimumAge: number;
}

/** Validates a changed profile. Phone and date of birth may be missing if the account was created by social sign-in. */
export function checkProfile(
  values: ProfileValues,
  { id, savedValues, requiresPassword, today, minimumAge }: ProfileRules,
): CheckResult<keyof ProfileValues, ProfileUpdate> {
  const { phone, birthDate, password, ...otherValues } = values;
  const schema = v.object({
    ...ProfileUpdate.entries,
    password: requiresPassword ? PasswordAttempt : v.exactOptional(PasswordAttempt),
    birthDate: v.exactOptional(userBirthDate({ on: today, minimumAge })),
  });
  const { errors, ready } = validateValues(schema, {
    id,
    ...otherValues,
    ...(requiresPassword && { password }),
    ...((phone.trim() !== "" || savedValues.phone !== "") && { phone }),
    ...((birthDate !== "" || savedValues.birthDate !== "") && { birthDate: paddedDate(birthDate) }),
  });
  const { id: _id, ...fieldErrors } = errors;
  return ready === null ? { errors: fieldErrors, ready } : { errors: {}, ready };
}
