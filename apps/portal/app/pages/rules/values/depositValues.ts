import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import type { DepositOffer } from "@sayara/domain/deposit/DepositTerms";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { isTicked, type RuleValues, textOf, type TypedPart } from "./RuleValues.ts";

/**
 * Returns the form values of deposits. A method's field names begin with the method. Omits methods that are
 * no longer allowed, so that saving the form removes them.
 */
export function depositValuesOf(
  deposits: readonly DepositOffer[],
  allowed: readonly DepositMethod[],
): RuleValues {
  const values: RuleValues = {};
  for (const method of allowed) {
    const offer = deposits.find((each) => each.method === method);
    values[`${method}.taken`] = offer !== undefined;
    values[`${method}.amount`] = String(offer?.amount ?? "");
  }
  return values;
}

/**
 * Reads the typed deposits. An empty amount means each car's own deposit. Amounts of unticked methods are
 * ignored.
 */
export function readDeposits(values: RuleValues): TypedPart {
  const methods = Object.keys(values)
    .filter((name) => name.endsWith(".taken") && isTicked(values, name))
    .map((name) => name.slice(0, -".taken".length));
  return {
    input: methods.map((method) => ({ method, amount: typedNumber(textOf(values, `${method}.amount`)) })),
    fieldOf(path) {
      const [index, field] = path.split(".");
      return `${methods[Number(index ?? 0)] ?? "cash"}.${field === "amount" ? "amount" : "taken"}`;
    },
  };
}
