import type { StoredFees } from "@sayara/api-client/contract/suppliers/supplierRules";
import type { DeliveryFee, OneWayFee } from "@sayara/domain/pricing/fees/SupplierFees";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { type RuleValues, textOf, type TypedPart } from "./RuleValues.ts";

/** A one-way fee of the form. `key` is in the names of its fields and stays when others are deleted. */
export interface PairRow {
  key: string;
  /** Null for a new one. */
  fee: OneWayFee | null;
}

/** A delivery of the form, as `PairRow`. */
export interface DeliveryRow {
  key: string;
  /** Null for a new one. */
  fee: DeliveryFee | null;
}

const prices = ["airport", "outsideHours"] as const;

export const pairRowsOf = ({ oneWay }: StoredFees): PairRow[] =>
  oneWay.map((fee, index) => ({ key: `pair${index}`, fee }));

export const deliveryRowsOf = ({ delivery }: StoredFees): DeliveryRow[] =>
  delivery.map((fee, index) => ({ key: `delivery${index}`, fee }));

export function feesValuesOf(
  fees: StoredFees,
  { pairs, deliveries }: { pairs: readonly PairRow[]; deliveries: readonly DeliveryRow[] },
): RuleValues {
  const values: RuleValues = {};
  for (const name of prices) values[name] = fees[name] === null ? "" : String(fees[name]);
  const { youngDriver } = fees;
  values["youngDriver.underAge"] = String(youngDriver?.underAge ?? "");
  values["youngDriver.price"] = String(youngDriver?.price ?? "");
  values["youngDriver.per"] = youngDriver?.per ?? "day";
  values["youngDriver.maximum"] = String(youngDriver?.maximum ?? "");
  values["usage.extraKilometre"] = String(fees.usage?.extraKilometre ?? "");
  values["usage.missingFuel"] = String(fees.usage?.missingFuel ?? "");
  for (const { key, fee } of pairs) {
    values[`${key}.pickup`] = fee?.pickup ?? "";
    values[`${key}.dropOff`] = fee?.dropOff ?? "";
    values[`${key}.price`] = fee === null ? "" : String(fee.price);
  }
  for (const { key, fee } of deliveries) {
    values[`${key}.place`] = fee?.place ?? "";
    values[`${key}.leadTimeHours`] = String(fee?.leadTimeHours ?? 0);
    values[`${key}.price`] = fee === null ? "" : String(fee.price);
  }
  // Errors of a whole list stand beside the button that adds to it.
  return { ...values, addPair: "", addDelivery: "" };
}

/** An empty price is no fee. */
export function readFees(values: RuleValues): TypedPart {
  const keysOf = (field: RegExp) =>
    Object.keys(values)
      .filter((name) => field.test(name))
      .map((name) => name.slice(0, name.indexOf(".")));
  const keys = keysOf(/^pair\d+\.pickup$/);
  const deliveryKeys = keysOf(/^delivery\d+\.place$/);
  const price = (name: string) => typedNumber(textOf(values, name));
  /** Without age and prices there is no fee. */
  const readYoungDriver = () => {
    const [underAge, amount, maximum] = ["underAge", "price", "maximum"].map((name) =>
      price(`youngDriver.${name}`),
    );
    const isEmpty = underAge === null && amount === null && maximum === null;
    return isEmpty ? null : { underAge, price: amount, per: textOf(values, "youngDriver.per"), maximum };
  };
  return {
    input: {
      oneWay: keys.map((key) => ({
        pickup: textOf(values, `${key}.pickup`),
        dropOff: textOf(values, `${key}.dropOff`),
        price: price(`${key}.price`),
      })),
      ...Object.fromEntries(prices.map((name) => [name, price(name)])),
      youngDriver: readYoungDriver(),
      usage: {
        extraKilometre: price("usage.extraKilometre"),
        missingFuel: price("usage.missingFuel"),
      },
      delivery: deliveryKeys.map((key) => ({
        place: textOf(values, `${key}.place`),
        price: price(`${key}.price`),
        leadTimeHours: price(`${key}.leadTimeHours`),
      })),
    },
    fieldOf(path) {
      const [list, index, field] = path.split(".");
      if (list !== "oneWay" && list !== "delivery") return path;
      const [rowKeys, add] = list === "oneWay" ? [keys, "addPair"] : [deliveryKeys, "addDelivery"];
      const key = rowKeys[Number(index)];
      return index === undefined || key === undefined ? add : `${key}.${field}`;
    },
  };
}
