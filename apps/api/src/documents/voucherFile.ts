import type { Language } from "@sayara/domain/language/Language";
import { createFormats } from "@sayara/i18n/format/createFormats";
import { documentText } from "@sayara/i18n/documents/documentText";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { bookingAddress } from "./bookingAddress.ts";
import { readDocument } from "./facts/readDocument.ts";
import { composeVoucher } from "./voucher/composeVoucher.ts";
import type { PdfRenderer } from "./pdf/createPdfRenderer.ts";

/**
 * Returns a booking's voucher as PDF, in a language.
 *
 * @throws RefusalError `not_found` as `readDocument`, otherwise as `PdfRenderer.draw`.
 */
export async function voucherFile(
  row: StoredBooking,
  { language, now }: { language: Language; now: Date },
  { db, config, pdfRenderer }: Pick<Dependencies, "db" | "config"> & { pdfRenderer: PdfRenderer },
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await readDocument(db, row, { language, now, rules: config.business });
  const content = composeVoucher(document, {
    language,
    t: await documentText(language),
    formats: createFormats({ language, timeZone: config.business.timeZone }),
    link: bookingAddress(config, row.id),
    siteName: config.siteName,
  });
  return pdfRenderer.draw(content, { owner: row.id });
}
