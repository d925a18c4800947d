import type { FineAnswer } from "@sayara/api-client/contract/suppliers/fines";

/** An offence during a booking with an additional driver. */
export const someFine: FineAnswer = {
  car: { id: "9c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01", name: "Kia Picanto", plate: "231 TU 4567" },
  at: "2026-11-12T13:20:00Z",
  relation: "during",
  rental: {
    kind: "booking",
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
    reference: "SY-7K3Q9D",
    from: "2026-11-11T09:00:00Z",
    to: "2026-11-14T09:00:00Z",
    handedOverAt: "2026-11-11T09:25:00Z",
    returnedAt: "2026-11-14T08:40:00Z",
    name: "Amel Trabelsi",
    driver: { fullName: "Amel Trabelsi", birthDate: "1990-05-14", phone: "+21620123456" },
    additionalDriver: { fullName: "Sami Gharbi", birthDate: "1988-02-03", phone: null },
  },
  before: null,
  after: null,
  block: null,
};

/** An offence while the car was in the workshop, after a walk-in rental. */
export const someUnknownFine: FineAnswer = {
  ...someFine,
  relation: null,
  rental: null,
  before: {
    kind: "walkIn",
    id: "9c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
    reference: "C-118",
    from: "2026-11-08T09:00:00Z",
    to: "2026-11-10T09:00:00Z",
    handedOverAt: null,
    returnedAt: null,
    name: "Zied Mansour",
  },
  block: "workshop",
};
