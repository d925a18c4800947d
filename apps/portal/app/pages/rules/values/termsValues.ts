import type { SupplierTerms } from "@sayara/domain/supplier/SupplierRules";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { isTicked, type RuleValues, textOf, type TypedPart } from "./RuleValues.ts";

const numbers = ["leadTimeHours", "turnaroundMinutes", "minimumRentalDays"] as const;
const keptNames = ["withoutArrival", "withArrival"] as const;

export function termsValuesOf({
  downPaymentShare,
  payLater,
  confirmsMoves,
  keptHours,
  ...terms
}: SupplierTerms): RuleValues {
  const values: RuleValues = {};
  for (const name of numbers) values[name] = String(terms[name]);
  values["downPaymentShare"] = downPaymentShare === null ? "" : String(downPaymentShare);
  for (const name of keptNames) values[`keptHours.${name}`] = String(keptHours[name]);
  return { ...values, payLater, confirmsMoves };
}

export function readTerms(values: RuleValues): TypedPart {
  return {
    input: {
      ...Object.fromEntries(numbers.map((name) => [name, typedNumber(textOf(values, name)) ?? undefined])),
      downPaymentShare: typedNumber(textOf(values, "downPaymentShare")),
      keptHours: Object.fromEntries(
        keptNames.map((name) => [name, typedNumber(textOf(values, `keptHours.${name}`)) ?? undefined]),
      ),
      payLater: isTicked(values, "payLater"),
      confirmsMoves: isTicked(values, "confirmsMoves"),
    },
    fieldOf: (path) => path,
  };
}
