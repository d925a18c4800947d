import { rentalOptions } from "../pricing/RentalOption.ts";
import { typedNumber } from "../text/typedNumber.ts";
import { carFeatures } from "./CarFeature.ts";

/** Fields of a car's form, such as `FormData`. Values are strings; a list repeats its field. */
export interface CarFormValues {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
  has(name: string): boolean;
}

const choices = ["body", "color", "range", "fuelType", "gearbox", "fuelPolicy", "availability"] as const;
const counts = ["seats", "doors", "minimumAge", "minimumLicenceYears"] as const;
const optionalNumbers = ["co2", "fiscalPower", "dailyPrice"] as const;
const optionalTexts = ["plate", "chassisLast", "registrationDate"] as const;
const excessFields = ["damage", "damageWithWaiver", "theft", "theftWithProtection", "fullInsurance"] as const;

/**
 * Converts a car's form to input for `CarDraft`, which validates it. Each option and the deposit has a choice
 * (`deposit.kind`: `none`, `included`, `amount`) besides its amount. Mileage has `mileage.kind`: `unlimited`,
 * `limited`.
 */
export function readCarForm(form: CarFormValues): Record<string, unknown> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const number = (name: string) => typedNumber(text(name));
  const input: Record<string, unknown> = { name: text("name") };
  for (const name of choices) input[name] = text(name);
  for (const name of counts) input[name] = number(name) ?? undefined;
  for (const name of optionalNumbers) input[name] = number(name);
  for (const name of optionalTexts) input[name] = text(name).trim() === "" ? null : text(name).trim();
  input["aircon"] = form.has("aircon");
  input["multimedia"] = carFeatures.filter((feature) => form.getAll("multimedia").includes(feature));
  input["places"] = form.getAll("places").filter((place) => typeof place === "string");
  input["mileage"] = text("mileage.kind") === "unlimited" ? -1 : (number("mileage") ?? undefined);
  input["deposit"] = priceOf(text("deposit.kind"), number("deposit"));
  for (const option of rentalOptions)
    input[option] = priceOf(text(`${option}.kind`), number(option)) ?? undefined;
  const excess = excessFields.map((name) => [name, number(`excess.${name}`)] as const);
  const isStated = excess.some(([, amount]) => amount !== null);
  input["excess"] = isStated
    ? Object.fromEntries(excess.map(([name, amount]) => [name, amount ?? undefined]))
    : null;
  return input;
}

/** Returns −1 for an option not offered or a deposit not taken, 0 if included, otherwise the amount. */
function priceOf(kind: string, amount: number | string | null): number | string | null {
  if (kind === "none") return -1;
  return kind === "included" ? 0 : amount;
}
