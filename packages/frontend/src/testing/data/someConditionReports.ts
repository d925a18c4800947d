import type { StoredDriverPapers } from "@sayara/domain/booking/condition/DriverPapers";
import type { ConditionReports } from "@sayara/domain/booking/condition/ConditionReport";

const signatures = {
  agency: { name: "Mehdi Ayari", path: null },
  driver: { name: "Amel Ben Salah", path: "M40 120L90 60L130 140L180 70L240 130L320 90L420 110" },
};

const common = { fuel: 8, signatures };

/** The report of a hand-over, with a deposit of 500 TND in cash and two photos. */
export const aHandOverReport: NonNullable<ConditionReports["handOver"]> = {
  ...common,
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  at: "2026-12-01T09:12:00.000Z",
  mileage: 42_000,
  remarks: "Scratch on the rear bumper.",
  pictures: [
    { id: "picture-1", angle: "front" },
    { id: "picture-2", angle: "rear" },
  ],
  deposit: { method: "cash", amount: 500 },
};

/** The recorded licence and address of the driver. */
export const someDriverPapers: StoredDriverPapers = {
  licenceNumber: "12/345678",
  licenceIssuedOn: "2010-05-14",
  address: "5 rue du Lac, Tunis",
};

/** The report of a return, with a part of the deposit kept and a photo. */
export const aReturnedReport: NonNullable<ConditionReports["return"]> = {
  ...common,
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
  at: "2026-12-04T08:50:00.000Z",
  mileage: 42_950,
  fuel: 6,
  remarks: "",
  pictures: [{ id: "picture-3", angle: "rear" }],
  depositReturned: 440,
  keptReason: "Two eighths of the tank",
};
