import type { Extra } from "@sayara/domain/pricing/extras/Extra";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";

/** The extras of an agency, at prices that are common in Tunisia. */
const demoExtras: readonly Extra[] = [
  {
    kind: "childSeat",
    name: {
      fr: "Siège enfant (1 à 4 ans)",
      en: "Child seat (1 to 4 years)",
      es: "Silla para niños (1 a 4 años)",
    },
    price: 8,
    per: "day",
    maximumPerRental: 2,
    stock: 10,
  },
  {
    kind: "boosterSeat",
    name: {
      fr: "Rehausseur (4 à 12 ans)",
      en: "Booster seat (4 to 12 years)",
      es: "Elevador (4 a 12 años)",
    },
    price: 5,
    per: "day",
    maximumPerRental: 3,
    stock: 12,
  },
  {
    kind: "gps",
    name: { fr: "GPS", en: "GPS", es: "GPS" },
    price: 6,
    per: "day",
    maximumPerRental: 1,
    stock: 6,
  },
  {
    kind: "roofBox",
    name: { fr: "Coffre de toit", en: "Roof box", es: "Cofre de techo" },
    price: 60,
    per: "rental",
    maximumPerRental: 1,
    stock: 3,
  },
];

/** Inserts the extras of the agencies. Every third agency has none, as many small ones do. */
export async function seedExtras(
  transaction: Transaction,
  { supplierIds, now }: { supplierIds: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const rows = [...supplierIds.values()]
    .filter((_, index) => index % 3 !== 2)
    .flatMap((supplierId) =>
      demoExtras.map(({ kind, name, price, per, maximumPerRental, stock }) => ({
        supplier_id: supplierId,
        kind,
        name,
        price_millimes: price * 1000,
        per,
        maximum_per_rental: maximumPerRental,
        stock,
        created_at: now,
        updated_at: now,
      })),
    );
  await insertRows(transaction, "extras", rows);
}
