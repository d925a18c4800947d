import type { DayBooking, StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";

/** A confirmed booking with pick-up today. */
export function aDayBooking(changes: Partial<DayBooking> = {}): DayBooking {
  return {
    id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
    version: 4,
    reference: "SY-7K3Q9D",
    driver: { fullName: "Sami Ben Youssef", phone: "+21620123410" },
    car: { id: "1b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02", name: "Kia Picanto" },
    place: "Aéroport Tunis-Carthage",
    from: "2026-12-02T08:00:00.000Z",
    to: "2026-12-05T08:00:00.000Z",
    total: 318,
    due: 0,
    currency: "TND",
    holdExpiresAt: null,
    handedOverAt: null,
    returnedAt: null,
    actions: ["handOver"],
    ...changes,
  };
}

/** A day without work. */
export function aStaffDay(changes: Partial<StaffDay> = {}): StaffDay {
  return {
    day: "2026-12-02",
    counts: { toAnswer: 0, pickUps: 0, dropOffs: 0, cancellations: 0, problems: 0 },
    requests: [],
    pickUps: [],
    dropOffs: [],
    overdueReturns: [],
    missedPickUps: [],
    overdue: { returns: 0, pickUps: 0 },
    papersEndingSoon: null,
    calendarConflicts: null,
    joining: null,
    ...changes,
  };
}
