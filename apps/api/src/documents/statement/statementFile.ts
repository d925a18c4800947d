import type { Language } from "@sayara/domain/language/Language";
import type { Statement } from "@sayara/domain/statement/Statement";
import { documentText } from "@sayara/i18n/documents/documentText";
import { createFormats } from "@sayara/i18n/format/createFormats";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { PdfRenderer } from "#api/documents/pdf/createPdfRenderer.ts";
import { composeStatementContent } from "./composeStatementContent.ts";
import { staffBookingAddress } from "./staffBookingAddress.ts";

/**
 * Returns a statement as PDF, in a language.
 *
 * @throws RefusalError as `PdfRenderer.draw`.
 */
export async function statementFile(
  { id, sha256, statement }: { id: string; sha256: string; statement: Statement },
  language: Language,
  { config, pdfRenderer }: Pick<Dependencies, "config"> & { pdfRenderer: PdfRenderer },
): Promise<Uint8Array<ArrayBuffer>> {
  const content = composeStatementContent(statement, {
    language,
    t: await documentText(language),
    formats: createFormats({ language, timeZone: statement.timeZone }),
    sha256,
    addressOf: (bookingId) => staffBookingAddress(config, bookingId),
  });
  return pdfRenderer.draw(content, { owner: id });
}
