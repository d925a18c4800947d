import type { Language } from "@sayara/domain/language/Language";
import { textIn } from "@sayara/domain/language/textIn";
import type { LocationSummary } from "@sayara/domain/location/Location";
import type { MeetingPlace } from "@sayara/domain/location/MeetingPlace";
import type { Database } from "#api/database/Schema.ts";

/**
 * Returns an agency's meeting places at these locations, in the same order. Locations without one are left
 * out.
 */
export async function readMeetingPlaces(
  db: Database,
  {
    supplierId,
    locations,
    language,
  }: { supplierId: string; locations: readonly LocationSummary[]; language: Language },
): Promise<MeetingPlace[]> {
  const rows = await db
    .selectFrom("meeting_places")
    .select(["location_id", "latitude", "longitude", "instructions"])
    .where("supplier_id", "=", supplierId)
    .execute();
  return locations.flatMap(({ id, slug, name }) =>
    rows
      .filter(({ location_id }) => location_id === id)
      .map(({ latitude, longitude, instructions }) => ({
        location: { id, slug, name },
        position: { latitude, longitude },
        instructions: textIn(instructions, language) ?? "",
      })),
  );
}
