import { dateInZone } from "@sayara/domain/time/dateInZone";
import { userBirthDate } from "@sayara/domain/validation/driverBirthDate";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Rejects the birth date of a person who is below the minimum age today.
 *
 * @throws RefusalError `invalid_input` with the field.
 */
export function refuseUnderage(birthDate: string, { config, clock }: Pick<Dependencies, "config" | "clock">) {
  const { timeZone, minimumDriverAge: minimumAge } = config.business;
  const schema = v.object({ birthDate: userBirthDate({ on: dateInZone(clock(), timeZone), minimumAge }) });
  const { issues } = v.safeParse(schema, { birthDate });
  if (issues !== undefined) throw new RefusalError("invalid_input", { fields: refusalFields(issues) });
}
