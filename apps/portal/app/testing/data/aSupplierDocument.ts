import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";

/** The first version of an agency's trade register extract, under review. */
export function aSupplierDocument(changes: Partial<SupplierDocument> = {}): SupplierDocument {
  return {
    id: "document-1",
    supplierId: "agency-1",
    car: null,
    type: "rc",
    title: "",
    number: "B0123452026",
    issuedOn: "2026-01-05",
    expiresOn: null,
    mediaType: "application/pdf",
    size: 250_000,
    version: 1,
    status: "en_revue",
    isSuperseded: false,
    handedInAt: "2026-11-20T10:00:00.000Z",
    handedInBy: "Sami Jaziri",
    reviewedAt: null,
    reason: null,
    reasonCode: null,
    ...changes,
  };
}
