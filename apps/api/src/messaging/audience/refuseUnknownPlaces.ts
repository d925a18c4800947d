import type { Audience } from "@sayara/domain/audience/Audience";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** @throws RefusalError `invalid_input` for a place or a country that is not stored. */
export async function refuseUnknownPlaces(
  db: Database,
  { place, country }: Pick<Audience, "place" | "country">,
): Promise<void> {
  const invalid = (field: string) =>
    new RefusalError("invalid_input", { fields: { [field]: validationMessage("invalid") } });
  if (place !== null) {
    const locations = db.selectFrom("locations").select("id").where("id", "=", place);
    if (!isUuid(place) || (await locations.executeTakeFirst()) === undefined) throw invalid("audience.place");
  }
  if (country !== null) {
    const countries = db.selectFrom("countries").select("id").where("code", "=", country);
    if ((await countries.executeTakeFirst()) === undefined) throw invalid("audience.country");
  }
}
