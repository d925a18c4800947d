import type { FleetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { CarDraft } from "@sayara/domain/car/CarDraft";
import { readCarForm } from "@sayara/domain/car/readCarForm";
import type { CarPricing } from "@sayara/domain/pricing/CarPricing";
import * as v from "valibot";
import { carValuesOf, type CarValues, formOf } from "./CarValues.ts";

/** The values of a car's card during input. */
type PreviewedCar = Omit<CarDraft, "deposit" | "dailyPrice" | "discounts"> & {
  deposit: number;
  priced: Pick<CarPricing, "currency" | "dailyPrice" | "periodicPrices" | "discounts">;
};

/**
 * Reads the form field by field. An invalid field falls back to its stored value, or to that of a new car.
 */
export function previewedCar(values: CarValues, car: FleetCar | null): PreviewedCar {
  const typed = readCarForm(formOf(values));
  const [stored, usual] = [car, null].map((of) => readCarForm(formOf(carValuesOf(of))));
  const fields: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(CarDraft.entries)) {
    const parsed = [typed, stored, usual].map((source) => v.safeParse(schema, source?.[field]));
    fields[field] = parsed.find(({ success }) => success)?.output ?? null;
  }
  // Each field was validated by its own schema. Only an empty name is null.
  const { deposit, dailyPrice, discounts: _, ...draft } = fields as CarDraft;
  return {
    ...draft,
    name: draft.name ?? "",
    deposit: deposit ?? 0,
    priced: {
      currency: "TND",
      dailyPrice: dailyPrice ?? 0,
      periodicPrices: [],
      discounts: car?.discounts ?? [],
    },
  };
}
