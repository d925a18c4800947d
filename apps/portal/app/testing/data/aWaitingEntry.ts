import type { WaitingDocument } from "@sayara/api-client/contract/suppliers/documents";
import type { WaitingSupplier } from "@sayara/api-client/contract/suppliers/join";
import { aSupplierDocument } from "./aSupplierDocument.ts";

/** An agency that asks to be accepted. */
export function aWaitingSupplier(changes: Partial<WaitingSupplier> = {}): WaitingSupplier {
  return {
    id: "agency-1",
    slug: "jasmin-rent",
    name: "Jasmin Rent",
    taxNumber: "1234567A/B/C/000",
    city: "Sousse",
    email: "sami@jasmin.example",
    phone: "+21620123410",
    submittedAt: "2026-11-20T10:00:00.000Z",
    cars: 12,
    documentsInReview: 4,
    ...changes,
  };
}

/** A document in review, with its agency. */
export function aWaitingDocument(changes: Partial<WaitingDocument> = {}): WaitingDocument {
  return { ...aSupplierDocument(), supplier: { slug: "jasmin-rent", name: "Jasmin Rent" }, ...changes };
}
