import { ProfileUpdate } from "@sayara/domain/account/ProfileUpdate";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { oldEnough } from "@sayara/domain/validation/oldEnough";
import * as v from "valibot";
import { writtenDate } from "#web/shared/DatePartsField/dateParts.ts";
import { type Verdict, judgeBy } from "#web/shared/form/judgeBy.ts";
import type { ProfileValues } from "./ProfileValues.ts";

export interface ProfileRules {
  /** Whose profile it is. */
  id: string;
  /** What the account knows: it can be changed, not taken away. */
  known: Pick<ProfileValues, "phone" | "birthDate">;
  /** In the marketplace's zone. */
  today: CalendarDate;
  /** In years. */
  minimumAge: number;
}

/** Judges a changed profile. Phone and date of birth may be missing in an account made by social sign-in. */
export function judgeProfile(
  values: ProfileValues,
  { id, known, today, minimumAge }: ProfileRules,
): Verdict<keyof ProfileValues, ProfileUpdate> {
  const { phone, birthDate, ...always } = values;
  const schema = v.object({
    ...ProfileUpdate.entries,
    birthDate: v.exactOptional(oldEnough({ on: today, minimumAge })),
  });
  const { errors, ready } = judgeBy(schema, {
    id,
    ...always,
    ...((phone.trim() !== "" || known.phone !== "") && { phone }),
    ...((birthDate !== "" || known.birthDate !== "") && { birthDate: writtenDate(birthDate) }),
  });
  const { id: _id, ...found } = errors;
  return ready === null ? { errors: found, ready } : { errors: {}, ready };
}
