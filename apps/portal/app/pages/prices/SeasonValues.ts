import type { StoredSeason } from "@sayara/api-client/contract/suppliers/seasons";
import { carTypes } from "@sayara/domain/car/CarType";
import { Season } from "@sayara/domain/season/Season";
import { plainDigits } from "@sayara/domain/text/typedText";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

/** Values of a season's form. Each range is a checkbox named after it. */
export type SeasonValues = Record<
  "name" | "startDate" | "endDate" | "priceKind" | "amount" | "percentage" | "minimumDays",
  string
> &
  Record<"repeatsYearly" | (typeof carTypes)[number], boolean>;

/** Form values of a new season, for all cars and without a price. */
export const emptySeason: SeasonValues = {
  name: "",
  startDate: "",
  endDate: "",
  repeatsYearly: false,
  priceKind: "daily",
  amount: "",
  percentage: "",
  minimumDays: "",
  mini: true,
  midi: true,
  maxi: true,
  scooter: false,
};

/** Returns the form values of a stored season. */
export function seasonValuesOf(season: StoredSeason): SeasonValues {
  const { price } = season;
  const ranges = Object.fromEntries(carTypes.map((range) => [range, season.ranges.includes(range)]));
  return {
    ...emptySeason,
    ...ranges,
    name: season.name,
    startDate: season.startDate,
    endDate: season.endDate,
    repeatsYearly: season.repeatsYearly,
    priceKind: price.kind,
    amount: price.kind === "daily" ? String(price.amount) : "",
    percentage: price.kind === "percentage" ? String(price.percentage) : "",
    minimumDays: season.minimumDays === null ? "" : String(season.minimumDays),
  };
}

/**
 * Validates the form values with the domain's schema. `carIds` are individual cars in addition to the ranges.
 */
export function checkSeason(values: SeasonValues, carIds: readonly string[] = []) {
  const parsed = v.safeParse(Season, seasonOf(values, carIds));
  if (parsed.success) return { errors: {}, ready: parsed.output };
  return { errors: seasonErrors(refusalFields(parsed.issues), values), ready: null };
}

/** Returns the errors by form field. `season.price.amount` becomes `amount`. */
export function seasonErrors(
  messages: Readonly<Record<string, string>>,
  values: SeasonValues,
): FieldErrors<keyof SeasonValues> {
  const errors: FieldErrors<keyof SeasonValues> = {};
  for (const [path, message] of Object.entries(messages)) {
    const name = path.split(".").at(-1) ?? "";
    if (!(name in emptySeason)) continue;
    const field = name as keyof SeasonValues;
    errors[field] = values[field] === "" ? validationMessage("required") : message;
  }
  return errors;
}

function seasonOf(values: SeasonValues, carIds: readonly string[]) {
  const { name, startDate, endDate, repeatsYearly, priceKind, amount, percentage, minimumDays } = values;
  return {
    name,
    startDate,
    endDate,
    repeatsYearly,
    price:
      priceKind === "daily"
        ? { kind: priceKind, amount: numberIn(amount) }
        : priceKind === "percentage"
          ? { kind: priceKind, percentage: numberIn(percentage) }
          : { kind: "unchanged" },
    minimumDays: minimumDays.trim() === "" ? null : numberIn(minimumDays),
    ranges: carTypes.filter((range) => values[range]),
    carIds,
  };
}

/** Reads a number with digits of any script and a decimal comma or point. */
function numberIn(text: string): number {
  const plain = plainDigits(text).replace(",", ".").replaceAll(/\s/g, "");
  return plain === "" ? Number.NaN : Number(plain);
}
