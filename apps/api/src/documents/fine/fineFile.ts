import type { FineDriver, FineRental } from "@sayara/api-client/contract/suppliers/fines";
import type { Language } from "@sayara/domain/language/Language";
import { documentText } from "@sayara/i18n/documents/documentText";
import { fineMessages as messages } from "@sayara/i18n/documents/fineMessages";
import { createFormats } from "@sayara/i18n/format/createFormats";
import type { PdfRenderer } from "#api/documents/pdf/createPdfRenderer.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { FineContent } from "./FineContent.ts";

/**
 * Contents of a letter about a fine. Texts typed by the agency are empty if unknown; the letter then uses the
 * recorded data.
 */
export interface FineLetter {
  agency: { name: string; address: string | null; phone: string | null; tax_number: string | null };
  car: { name: string; plate: string };
  rental: FineRental;
  driver: FineDriver;
  /**
   * Whether the rental had ended before the offence [FN2]: the letter then does not say that the person drove
   * the car.
   */
  isAfterReturn: boolean;
  /** Time of the offence, in ISO 8601. */
  at: string;
  writtenAt: Date;
  notice: string;
  licence: string;
  identity: string;
  address: string;
}

/** Returns the letter by which an agency names a driver to the authority, as PDF [FN4]. */
export async function fineFile(
  letter: FineLetter,
  language: Language,
  { config, pdfRenderer }: Pick<Dependencies, "config"> & { pdfRenderer: PdfRenderer },
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await composeFine(letter, { language, timeZone: config.business.timeZone });
  return pdfRenderer.draw(content, { owner: letter.rental.id });
}

/** Returns the texts of the letter. Unknown facts are omitted. */
export async function composeFine(
  letter: FineLetter,
  { language, timeZone }: { language: Language; timeZone: string },
): Promise<FineContent> {
  const t = await documentText(language);
  const formats = createFormats({ language, timeZone });
  const { agency, car, rental, driver } = letter;
  const isAfter = letter.isAfterReturn;
  const fact = (message: Parameters<typeof t>[0], value: string | null) =>
    value === null || value === "" ? [] : [{ label: t(message), value }];
  const { licenceNumber = "", licenceIssuedOn = null } = driver.papers ?? {};
  // A typed licence replaces the recorded number and date [HO15].
  const licence =
    letter.licence === ""
      ? [
          ...fact(messages.licence, licenceNumber),
          ...fact(messages.licenceIssuedOn, licenceIssuedOn && formats.date(licenceIssuedOn)),
        ]
      : fact(messages.licence, letter.licence);
  return {
    document: "fine",
    language,
    sender: {
      name: agency.name,
      lines: [
        agency.address ?? "",
        agency.phone ?? "",
        agency.tax_number === null ? "" : t(messages.taxNumber, { number: agency.tax_number }),
      ].filter((line) => line !== ""),
    },
    date: t(messages.date, { date: formats.date(letter.writtenAt.toISOString()) }),
    recipient: t(messages.recipient),
    title: t(isAfter ? messages.titleAfter : messages.title),
    opening: t(isAfter ? messages.openingAfter : messages.opening, { agency: agency.name }),
    sections: [
      {
        title: t(messages.fine),
        facts: [
          ...fact(messages.notice, letter.notice),
          ...fact(messages.moment, formats.dateTime(letter.at)),
          ...fact(messages.plate, car.plate),
          ...fact(messages.car, car.name),
        ],
      },
      {
        title: t(isAfter ? messages.driverAfter : messages.driver),
        facts: [
          ...fact(messages.fullName, driver.fullName),
          ...fact(messages.birthDate, driver.birthDate === null ? null : formats.date(driver.birthDate)),
          ...licence,
          ...fact(messages.identity, letter.identity),
          ...fact(messages.address, letter.address || (driver.papers?.address ?? "")),
          ...fact(messages.phone, driver.phone),
        ],
      },
      {
        title: t(messages.rental),
        facts: [
          ...fact(messages.reference, rental.reference),
          ...fact(messages.from, formats.dateTime(rental.handedOverAt ?? rental.from)),
          ...fact(messages.to, formats.dateTime(rental.returnedAt ?? rental.to)),
        ],
      },
    ],
    closing: t(isAfter ? messages.closingAfter : messages.closing),
    signature: t(messages.signature),
  };
}
