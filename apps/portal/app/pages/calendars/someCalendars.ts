import type { SupplierCalendars } from "@sayara/api-client/contract/suppliers/supplierCalendars";

/** Calendars for stories and tests, as of 20 November 2026, 12:00 UTC. */
export const someCalendars: SupplierCalendars = {
  feeds: [
    {
      id: "feed-1",
      carId: null,
      carName: null,
      createdAt: "2026-11-02T08:00:00Z",
      createdBy: "Sami Jaziri",
    },
    {
      id: "feed-2",
      carId: "car-1",
      carName: "Kia Picanto",
      createdAt: "2026-11-12T08:00:00Z",
      createdBy: "Rim Ayari",
    },
  ],
  sources: [
    {
      id: "source-1",
      carId: "car-1",
      carName: "Kia Picanto",
      name: "Turo",
      host: "turo.example",
      readAt: "2026-11-20T11:52:00Z",
      succeededAt: "2026-11-20T11:52:00Z",
      problem: null,
      unknownZones: [],
      events: 4,
    },
    {
      id: "source-2",
      carId: "car-2",
      carName: "Renault Clio",
      name: "Google",
      host: "calendar.google.example",
      readAt: "2026-11-20T11:55:00Z",
      succeededAt: "2026-11-19T06:40:00Z",
      problem: "refused",
      unknownZones: ["Mars/Base"],
      events: 1,
    },
  ],
  conflicts: [
    {
      id: "conflict-1",
      source: "Turo",
      carId: "car-1",
      carName: "Kia Picanto",
      from: "2026-12-01T23:00:00Z",
      to: "2026-12-05T23:00:00Z",
      summary: "Reserved",
      collision: {
        kind: "booking",
        reference: "SY-ACDEFG",
        bookingId: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
        from: "2026-12-01T09:00:00Z",
        to: "2026-12-04T09:00:00Z",
        freeFrom: "2026-12-04T10:00:00Z",
      },
      firstSeenAt: "2026-11-20T11:52:00Z",
    },
  ],
  cars: [
    { id: "car-1", name: "Kia Picanto", plate: "123 TU 4567" },
    { id: "car-2", name: "Renault Clio", plate: null },
  ],
};
