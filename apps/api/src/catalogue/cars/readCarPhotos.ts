import type { CarDetails } from "@sayara/api-client/contract/catalogue/car";
import { photoAlternative } from "@sayara/domain/car/CarPhoto";
import type { Language } from "@sayara/domain/language/Language";
import type { Database } from "#api/database/Schema.ts";

/** Folder of the photos that drivers see. */
export const PHOTO_FOLDER = "/car-photos/";

/** Returns the photos of a car in their order, described in a language [FL7]. */
export async function readCarPhotos(
  db: Database,
  { carId, carName, language }: { carId: string; carName: string; language: Language },
): Promise<CarDetails["photos"]> {
  const rows = await db
    .selectFrom("car_photos")
    .select(["file_key", "width", "height", "alt"])
    .where("car_id", "=", carId)
    .orderBy("position")
    .execute();
  return rows.map(({ file_key, width, height, alt }) => ({
    url: `${PHOTO_FOLDER}${file_key}`,
    width,
    height,
    alt: photoAlternative(alt, { language, carName }),
  }));
}
