import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { PromoCode } from "@sayara/domain/pricing/promo/PromoCode";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

type TextName =
  | "code"
  | "kind"
  | "percentage"
  | "amount"
  | "validFrom"
  | "validUntil"
  | "rentalFrom"
  | "rentalUntil"
  | "minimumDays"
  | "minimumRental"
  | "maximumUses"
  | "maximumUsesPerDriver";

/** Values of a promo code's form. An empty field sets no condition or limit. */
export type PromoValues = Record<TextName, string> & { isPaused: boolean };

/** Form values of a new promo code. */
export const emptyPromo: PromoValues = {
  code: "",
  kind: "percentage",
  percentage: "",
  amount: "",
  validFrom: "",
  validUntil: "",
  rentalFrom: "",
  rentalUntil: "",
  minimumDays: "",
  minimumRental: "",
  maximumUses: "",
  maximumUsesPerDriver: "1",
  isPaused: false,
};

/** Returns the form values of a stored code. */
export function promoValuesOf(promo: StoredPromoCode): PromoValues {
  const { discount } = promo;
  const textOf = (value: number | string | null) => (value === null ? "" : String(value));
  return {
    code: promo.code,
    kind: discount.kind,
    percentage: discount.kind === "percentage" ? String(discount.percentage) : "",
    amount: discount.kind === "amount" ? String(discount.amount) : "",
    validFrom: promo.validFrom,
    validUntil: promo.validUntil,
    rentalFrom: textOf(promo.rentalFrom),
    rentalUntil: textOf(promo.rentalUntil),
    minimumDays: textOf(promo.minimumDays),
    minimumRental: textOf(promo.minimumRental),
    maximumUses: textOf(promo.maximumUses),
    maximumUsesPerDriver: textOf(promo.maximumUsesPerDriver),
    isPaused: promo.isPaused,
  };
}

/** Validates the form values with the domain's schema. */
export function checkPromo(values: PromoValues) {
  const dateOf = (text: string) => (text === "" ? null : text);
  const numberOf = (text: string) => (text.trim() === "" ? null : typedNumber(text));
  const parsed = v.safeParse(PromoCode, {
    code: values.code,
    discount:
      values.kind === "amount"
        ? { kind: "amount", amount: typedNumber(values.amount) }
        : { kind: "percentage", percentage: typedNumber(values.percentage) },
    validFrom: values.validFrom,
    validUntil: values.validUntil,
    rentalFrom: dateOf(values.rentalFrom),
    rentalUntil: dateOf(values.rentalUntil),
    minimumDays: numberOf(values.minimumDays),
    minimumRental: numberOf(values.minimumRental),
    maximumUses: numberOf(values.maximumUses),
    maximumUsesPerDriver: numberOf(values.maximumUsesPerDriver),
    isPaused: values.isPaused,
  });
  if (parsed.success) return { errors: {}, ready: parsed.output };
  return { errors: promoErrors(refusalFields(parsed.issues), values), ready: null };
}

/** Returns the errors by form field. `promo.discount.amount` becomes `amount`. */
export function promoErrors(
  messages: Readonly<Record<string, string>>,
  values: PromoValues,
): FieldErrors<keyof PromoValues> {
  const errors: FieldErrors<keyof PromoValues> = {};
  for (const [path, message] of Object.entries(messages)) {
    const name = path.split(".").at(-1) ?? "";
    if (!(name in emptyPromo)) continue;
    const field = name as keyof PromoValues;
    errors[field] = values[field] === "" ? validationMessage("required") : message;
  }
  return errors;
}
