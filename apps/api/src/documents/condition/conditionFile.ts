import { usageTermsOf } from "@sayara/domain/car/UsageTerms";
import type { Language } from "@sayara/domain/language/Language";
import { documentText } from "@sayara/i18n/documents/documentText";
import { createFormats } from "@sayara/i18n/format/createFormats";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { readConditionReports, readPictureKeys } from "#api/bookings/condition/conditionRows.ts";
import { readUsageCharges } from "#api/bookings/condition/usageChargeRows.ts";
import { readDocument } from "#api/documents/facts/readDocument.ts";
import type { PdfRenderer } from "#api/documents/pdf/createPdfRenderer.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Pictures } from "#api/files/pictures/createPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { composeCondition } from "./composeCondition.ts";

/** Maximum pixels of a photo, for a print of 7 cm at 170 dpi. Such a photo takes about 20 KB. */
const photoSize = { width: 480, height: 360, fit: "inside" } as const;
/** Maximum bytes of all photos. The usual 24 take 0.5 MB. Photos beyond it are left out. */
const MOST_BYTES = 1_500_000;

interface Tools extends Pick<Dependencies, "db" | "config"> {
  files: FileStore;
  pictures: Pictures;
  pdfRenderer: PdfRenderer;
}

/**
 * Returns a booking's condition reports as a PDF in the given language [HO12].
 *
 * @param owner the caller, for the limits of `Pictures.toJpeg`.
 * @throws RefusalError `not_found` if no report is signed, otherwise as `Pictures.toJpeg` and
 *   `PdfRenderer.draw`.
 */
export async function conditionFile(
  row: StoredBooking,
  { language, now, owner }: { language: Language; now: Date; owner: string },
  tools: Tools,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, config, pdfRenderer } = tools;
  const reports = await readConditionReports(db, row.id);
  if (reports.handOver === null && reports.return === null) throw new RefusalError("not_found");
  const { booking } = await readDocument(db, row, { language, now, rules: config.business });
  const car = await db
    .selectFrom("cars")
    .select("plate")
    .where("id", "=", row.car_id)
    .executeTakeFirstOrThrow();
  const charges = await readUsageCharges(db, [row.id]);
  const { mileage, fuelPolicy } = booking.car;
  const pictureIds = [reports.handOver, reports.return].flatMap(
    (report) => report?.pictures.map(({ id }) => id) ?? [],
  );
  const content = composeCondition(
    {
      booking,
      plate: car.plate,
      reports,
      charges: charges.get(row.id) ?? [],
      terms: row.sold_terms?.usage ?? usageTermsOf({ mileage, fuelPolicy }),
      photos: await readPhotos(pictureIds, { row, owner }, tools),
    },
    {
      language,
      t: await documentText(language),
      formats: createFormats({ language, timeZone: config.business.timeZone }),
      siteName: config.siteName,
    },
  );
  return pdfRenderer.draw(content, { owner: row.id });
}

/**
 * Reads photos as JPEG, one after the other. A photo that cannot be converted is left out, so that the others
 * are printed.
 */
async function readPhotos(
  ids: readonly string[],
  { row, owner }: { row: StoredBooking; owner: string },
  { db, files, pictures }: Tools,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const keys = await readPictureKeys(db, row.id);
  const photos = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  for (const id of ids) {
    const key = keys.get(id);
    const stored = key === undefined ? undefined : await files.get(key);
    if (stored === undefined) continue;
    const jpeg = await pictures.toJpeg(stored, { owner, size: photoSize }).catch((error: unknown) => {
      const isPictures = error instanceof RefusalError && ["invalid_input", "too_large"].includes(error.code);
      if (!isPictures) throw error;
      return null;
    });
    if (jpeg === null || bytes + jpeg.length > MOST_BYTES) continue;
    bytes += jpeg.length;
    photos.set(id, jpeg);
  }
  return photos;
}
