import { supplierDocumentTypeMessages } from "@sayara/i18n/messages/supplierDocumentTypeMessages";
import type { MailContext } from "../MailContent.ts";
import type { MailedDocument } from "../MailData.ts";

/** Returns the name of a document: its type or title, and its car. */
export function nameDocument(
  { type, title, carName }: MailedDocument,
  { t }: Pick<MailContext, "t">,
): string {
  const name = title === "" ? t(supplierDocumentTypeMessages[type]) : title;
  return carName === null ? name : `${name} – ${carName}`;
}
