import type { WaitingReport } from "@sayara/api-client/contract/bookings/messages";
import type { WaitingReview } from "@sayara/api-client/contract/reviews/reviewReports";
import type { Debt } from "@sayara/api-client/contract/statements/debts";
import type { WaitingDocument } from "@sayara/api-client/contract/suppliers/documents";
import type { WaitingSupplier } from "@sayara/api-client/contract/suppliers/join";
import { aSupplierDocument } from "./aSupplierDocument.ts";
import { someStatements } from "./someStatements.ts";

/** An agency's application. */
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

/** A document under review, with its agency. */
export function aWaitingDocument(changes: Partial<WaitingDocument> = {}): WaitingDocument {
  return { ...aSupplierDocument(), supplier: { slug: "jasmin-rent", name: "Jasmin Rent" }, ...changes };
}

/** A debt whose follow-up date has passed. */
export function aDueDebt(changes: Partial<Debt> = {}): Debt {
  const [statement] = someStatements as [(typeof someStatements)[number]];
  return {
    ...statement,
    supplier: { slug: "jasmin-rent", name: "Jasmin Rent" },
    status: "follow_up",
    days: 20,
    isOverdue: true,
    askedAgainBy: null,
    followUpOn: "2026-11-19",
    version: 1,
    notes: [],
    remindedAt: null,
    ...changes,
  };
}

/** A booking whose messages the driver reported. */
export function aWaitingReport(changes: Partial<WaitingReport> = {}): WaitingReport {
  return {
    id: "booking-1",
    reference: "SY-7K3Q9D",
    supplier: { slug: "jasmin-rent", name: "Jasmin Rent" },
    sides: ["driver"],
    reports: 2,
    reportedAt: "2026-11-20T10:00:00.000Z",
    ...changes,
  };
}

/** A review with a photo to moderate, and an answer that the driver reported. */
export function aWaitingReview(changes: Partial<WaitingReview> = {}): WaitingReview {
  return {
    id: "review-1",
    reference: "SY-7K3Q9D",
    supplier: { slug: "jasmin-rent", name: "Jasmin Rent" },
    author: "Amel",
    rating: 2,
    comments: "Une heure d’attente.",
    language: "fr",
    answer: "You lie.",
    hiddenReason: null,
    hasWaitingPhoto: true,
    reports: [{ side: "driver", reason: "It insults me.", at: "2026-11-20T10:00:00.000Z" }],
    waitingSince: "2026-11-20T10:00:00.000Z",
    ...changes,
  };
}
