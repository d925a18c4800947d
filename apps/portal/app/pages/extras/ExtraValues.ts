import type { StoredExtra } from "@sayara/api-client/contract/suppliers/extras";
import type { Language } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { Extra } from "@sayara/domain/pricing/extras/Extra";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

/** Values of an extra's form. The field of a name is its language code. */
export type ExtraValues = Record<"kind" | Language | "price" | "per" | "maximumPerRental" | "stock", string>;

/** Form values of a new extra. */
export const emptyExtra: ExtraValues = {
  kind: "childSeat",
  ...mapLanguages(() => ""),
  price: "",
  per: "day",
  maximumPerRental: "1",
  stock: "",
};

/** Returns the form values of a stored extra. */
export function extraValuesOf({ name, ...extra }: StoredExtra): ExtraValues {
  const { kind, per, price, maximumPerRental, stock } = extra;
  return {
    ...name,
    kind,
    per,
    price: String(price),
    maximumPerRental: String(maximumPerRental),
    stock: String(stock),
  };
}

/** Validates the form values with the domain's schema. */
export function checkExtra(values: ExtraValues) {
  const parsed = v.safeParse(Extra, {
    ...values,
    name: mapLanguages((language) => values[language]),
    price: typedNumber(values.price),
    maximumPerRental: typedNumber(values.maximumPerRental),
    stock: typedNumber(values.stock),
  });
  if (parsed.success) return { errors: {}, ready: parsed.output };
  return { errors: extraErrors(refusalFields(parsed.issues), values), ready: null };
}

/** Returns the errors by form field. `extra.name.fr` becomes `fr`. */
export function extraErrors(
  messages: Readonly<Record<string, string>>,
  values: ExtraValues,
): FieldErrors<keyof ExtraValues> {
  const errors: FieldErrors<keyof ExtraValues> = {};
  for (const [path, message] of Object.entries(messages)) {
    const name = path.split(".").at(-1) ?? "";
    if (!(name in emptyExtra)) continue;
    const field = name as keyof ExtraValues;
    errors[field] = values[field] === "" ? validationMessage("required") : message;
  }
  return errors;
}
