import type { AuditEntry } from "@sayara/api-client/contract/audit/audit";
import type { AuditData } from "./Audit.load.ts";

const admin = { id: "person-1", fullName: "Leïla Mansour", type: "admin" } as const;
const supplier = { slug: "caroubier-auto", name: "Caroubier Auto" };

const anEntry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: "entry",
  at: "2026-11-20T09:30:00Z",
  by: admin,
  kind: "agency",
  action: "accepted",
  subject: "agency-1",
  name: null,
  isThere: true,
  reason: null,
  supplier,
  ...changes,
});

/** A page of the audit with entries of several kinds. */
export const someAudit: AuditData = {
  query: { person: "", kind: "", agency: "", from: "", to: "", before: null },
  items: [
    anEntry({
      id: "entry-1",
      kind: "document",
      action: "refused",
      subject: "document-1",
      reason: "The picture cannot be read.",
    }),
    anEntry({
      id: "entry-2",
      by: { id: "person-2", fullName: "Sami Trabelsi", type: "supplier" },
      kind: "car",
      action: "changed",
      subject: "car-1",
      name: "Kia Picanto, 200 TU 1234",
    }),
    anEntry({
      id: "entry-3",
      kind: "booking",
      action: "changeStatus",
      subject: "booking-1",
      name: "SY-7K3Q9D",
    }),
    anEntry({
      id: "entry-4",
      by: null,
      kind: "client",
      action: "block",
      subject: "client-1",
      name: "Ruy Pérez",
      reason: "Unpaid damage",
      supplier: null,
    }),
    anEntry({
      id: "entry-5",
      by: { ...admin, fullName: "" },
      kind: "place",
      action: "deleted",
      subject: "place-1",
      isThere: false,
      supplier: null,
    }),
  ],
  hasMore: true,
  people: [{ id: admin.id, fullName: admin.fullName }],
  agencies: [{ id: "agency-1", name: supplier.name }],
};
