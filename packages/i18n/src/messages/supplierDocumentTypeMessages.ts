import type { MessageDescriptor } from "@lingui/core";
import type { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "./unknownMessages.ts";

/** Names of an agency's documents. */
export const supplierDocumentTypeMessages: Record<SupplierDocumentType | Unknown, MessageDescriptor> = {
  rc: /*i18n*/ { id: "supplierDocumentType.rc", message: "Trade register extract" },
  matricule_fiscal: /*i18n*/ { id: "supplierDocumentType.matricule_fiscal", message: "Tax number card" },
  patente: /*i18n*/ { id: "supplierDocumentType.patente", message: "Declaration of activity" },
  autorisation_transport: /*i18n*/ {
    id: "supplierDocumentType.autorisation_transport",
    message: "Operating permit",
  },
  cnss: /*i18n*/ { id: "supplierDocumentType.cnss", message: "Social security certificate" },
  assurance: /*i18n*/ { id: "supplierDocumentType.assurance", message: "Insurance" },
  autre: /*i18n*/ { id: "supplierDocumentType.autre", message: "Other document" },
  unknown: unknownName,
};
