import type { FleetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { CarDraft } from "@sayara/domain/car/CarDraft";
import { readCarForm } from "@sayara/domain/car/readCarForm";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import type { CheckResult } from "@sayara/frontend/form/validateValues";
import * as v from "valibot";

/** Values of the car form by field name. Lists (`places`, `multimedia`) are checkboxes that share a name. */
export type CarValues = Record<string, string | boolean>;

export const excessFields = [
  "damage",
  "damageWithWaiver",
  "theft",
  "theftWithProtection",
  "fullInsurance",
] as const;

/** Returns the form values of a car, or of a new car for null. */
export function carValuesOf(car: FleetCar | null): CarValues {
  const text = (value: string | number | null = null) => (value === null ? "" : String(value));
  const kindOf = (price: number | null | undefined, fallback: string) => {
    if (price === null || price === undefined) return fallback;
    if (price === -1) return "none";
    return price === 0 ? "included" : "amount";
  };
  const amountOf = (price: number | null = null) => (price === null || price <= 0 ? "" : String(price));
  const values: CarValues = {
    name: text(car?.name),
    body: car?.body ?? "supermini",
    color: car?.color ?? "white",
    range: car?.range ?? "mini",
    fuelType: car?.fuelType ?? "gasoline",
    gearbox: car?.gearbox ?? "manual",
    seats: text(car?.seats ?? 5),
    doors: text(car?.doors ?? 5),
    aircon: car?.aircon ?? true,
    fuelPolicy: car?.fuelPolicy ?? "likeForlike",
    "mileage.kind": car === null || car.mileage === -1 ? "unlimited" : "limited",
    mileage: car === null || car.mileage === -1 ? "" : text(car.mileage),
    multimedia: "",
    co2: text(car?.co2),
    availability: car?.availability ?? "available",
    plate: text(car?.plate),
    chassisLast: text(car?.chassisLast),
    registrationDate: text(car?.registrationDate),
    fiscalPower: text(car?.fiscalPower),
    places: "",
    dailyPrice: text(car?.dailyPrice),
    "deposit.kind": kindOf(car?.deposit, "amount"),
    deposit: amountOf(car?.deposit),
    minimumAge: text(car?.minimumAge ?? 21),
    minimumLicenceYears: text(car?.minimumLicenceYears ?? 1),
  };
  for (const name of excessFields) values[`excess.${name}`] = text(car?.excess?.[name]);
  for (const option of rentalOptions) {
    values[`${option}.kind`] = kindOf(car?.[option], "none");
    values[option] = amountOf(car?.[option]);
  }
  return values;
}

/** Checks the posted form of a car with the schema of the API. */
export function checkCarForm(form: FormData): CheckResult<string, CarDraft> {
  const parsed = v.safeParse(CarDraft, readCarForm(form));
  if (parsed.success) return { errors: {}, ready: parsed.output };
  return { errors: refusalFields(parsed.issues), ready: null };
}

/** Validates single fields during input. */
export function checkCar(values: CarValues): CheckResult<string, CarDraft> {
  return checkCarForm(formOf(values));
}

/** Returns values as the form would post them. */
export function formOf(values: CarValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value !== false && value !== "") form.set(name, value === true ? "on" : value);
  }
  return form;
}
