import type { Car } from "@sayara/domain/car/Car";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";

/** A car as displayed on the card. */
export type CardCar = Pick<
  Car,
  | "name"
  | "image"
  | "body"
  | "color"
  | "seats"
  | "doors"
  | "gearbox"
  | "fuelType"
  | "mileage"
  | "aircon"
  | "deposit"
  | "deposits"
  | "fuelPolicy"
  | "minimumAge"
  | RentalOption
> & { supplier: Pick<SupplierSummary, "name" | "rating" | "reviewCount"> };
