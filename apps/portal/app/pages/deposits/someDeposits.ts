import type { HeldDeposit, SupplierDeposits } from "@sayara/api-client/contract/suppliers/supplierDeposits";

const late: HeldDeposit = {
  booking: { id: "booking-1", reference: "SY-7K3Q9D" },
  driver: "Amel Ben Salah",
  car: "Renault Clio",
  method: "cash",
  amount: 500,
  since: "2026-11-20T09:00:00.000Z",
  dueAt: "2026-11-24T09:00:00.000Z",
  isOverdue: true,
  returned: null,
};

/** An overdue deposit in dinars, and one in euros. */
export const someDeposits: SupplierDeposits = {
  items: [
    late,
    {
      ...late,
      booking: { id: "booking-2", reference: "SY-4M9R3T" },
      driver: "Hela Trabelsi",
      method: "cashEuro",
      amount: 300,
      dueAt: "2026-12-05T09:00:00.000Z",
      isOverdue: false,
    },
  ],
  total: 2,
  held: { dinars: 500, euros: 300 },
  counts: { held: 2, overdue: 1, returned: 0 },
};

/** A deposit that was returned in part. */
export const aReturnedDeposit: HeldDeposit = {
  ...late,
  isOverdue: false,
  returned: { at: "2026-11-24T08:00:00.000Z", amount: 440.5 },
};
