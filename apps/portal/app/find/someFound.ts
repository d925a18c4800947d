import type { FoundRecord } from "@sayara/api-client/contract/find/findRecords";

const supplier = { slug: "jasmin-rent", name: "Jasmin Rent" };

/** One record of each kind, as found by an administrator. */
export const someFound: readonly FoundRecord[] = [
  {
    kind: "booking",
    id: "booking-1",
    name: "SY-7K3Q9D",
    detail: "Amel Ben Salah, Kia Picanto",
    documentType: null,
    supplier,
  },
  { kind: "agency", id: "agency-1", name: "Jasmin Rent", detail: "Sousse", documentType: null, supplier },
  { kind: "car", id: "car-1", name: "Kia Picanto", detail: "731 TU 2211", documentType: null, supplier },
  {
    kind: "client",
    id: "client-1",
    name: "Amel Ben Salah",
    detail: "amel@drivers.example",
    documentType: null,
    supplier: null,
  },
  { kind: "place", id: "place-1", name: "Sousse", detail: "Tunisia", documentType: null, supplier: null },
  {
    kind: "statement",
    id: "statement-1",
    name: "RC-2026-00042",
    detail: "2026-10",
    documentType: null,
    supplier,
  },
  {
    kind: "document",
    id: "document-1",
    name: "POL-88-4411",
    detail: "",
    documentType: "assurance",
    supplier,
  },
];
