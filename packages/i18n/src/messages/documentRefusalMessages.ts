import type { MessageDescriptor } from "@lingui/core";
import type { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";

/** Texts of the standard reasons for refusing a document [DR2]. */
export const documentRefusalMessages: Record<DocumentRefusalReason, MessageDescriptor> = {
  unreadable: /*i18n*/ {
    id: "documentRefusal.unreadable",
    message:
      "The document is not legible. Please hand in a sharp picture or a scan that shows the whole page.",
  },
  page_missing: /*i18n*/ {
    id: "documentRefusal.page_missing",
    message: "A page is missing. Please hand in all pages in one file.",
  },
  expired: /*i18n*/ {
    id: "documentRefusal.expired",
    message: "The document has expired. Please hand in the valid one.",
  },
  wrong_document: /*i18n*/ {
    id: "documentRefusal.wrong_document",
    message: "This is not the document that we asked for. Please check its kind and hand in the right one.",
  },
  name_differs: /*i18n*/ {
    id: "documentRefusal.name_differs",
    message: "The name or number on the document is not that of your agency. Please hand in one in its name.",
  },
  dates_differ: /*i18n*/ {
    id: "documentRefusal.dates_differ",
    message:
      "The dates that you entered are not those of the document. Please hand it in again with its dates.",
  },
};
