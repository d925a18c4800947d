import type { I18n } from "@lingui/core";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { supplierDocumentTypeMessages } from "@sayara/i18n/messages/supplierDocumentTypeMessages";

/** Returns the name of a document: its own title, or that of its type. */
export function documentTitle({ type, title }: Pick<SupplierDocument, "type" | "title">, i18n: I18n): string {
  return title === "" ? i18n._(supplierDocumentTypeMessages[type]) : title;
}
