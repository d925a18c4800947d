import type { StoredFees } from "@sayara/api-client/contract/suppliers/supplierRules";
import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import type { AddressServiceTerms, OneWayFee } from "@sayara/domain/pricing/fees/SupplierFees";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { type RuleValues, textOf, type TypedPart } from "./RuleValues.ts";

/**
 * Form row of a one-way fee. `key` is part of its field names and stays the same when other rows are deleted.
 */
export interface PairRow {
  key: string;
  /** Null for a new fee. */
  fee: OneWayFee | null;
}

/** Form row of a place with delivery or collection. `key` works as in `PairRow`. */
export interface ServiceRow {
  key: string;
  /** Null for a new place. */
  fee: AddressServiceTerms | null;
}

const prices = ["airport", "outsideHours"] as const;

export const pairRowsOf = ({ oneWay }: StoredFees): PairRow[] =>
  oneWay.map((fee, index) => ({ key: `pair${index}`, fee }));

type ServiceRows = Record<AddressService, readonly ServiceRow[]>;

export const serviceRowsOf = (service: AddressService, fees: StoredFees): ServiceRow[] =>
  fees[service].map((fee, index) => ({ key: `${service}${index}`, fee }));

export function feesValuesOf(
  fees: StoredFees,
  { pairs, ...services }: { pairs: readonly PairRow[] } & ServiceRows,
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
  for (const { key, fee } of [...services.delivery, ...services.collection]) {
    values[`${key}.place`] = fee?.place ?? "";
    values[`${key}.leadTimeHours`] = String(fee?.leadTimeHours ?? 0);
    values[`${key}.price`] = fee === null ? "" : String(fee.price);
  }
  // Errors of a whole list appear beside the button that adds to it.
  return { ...values, addPair: "", addDelivery: "", addCollection: "" };
}

/** Reads the typed fees. An empty price means no fee. */
export function readFees(values: RuleValues): TypedPart {
  const keysOf = (field: RegExp) =>
    Object.keys(values)
      .filter((name) => field.test(name))
      .map((name) => name.slice(0, name.indexOf(".")));
  const keys = keysOf(/^pair\d+\.pickup$/);
  const serviceKeys = {
    delivery: keysOf(/^delivery\d+\.place$/),
    collection: keysOf(/^collection\d+\.place$/),
  };
  const readServices = (service: AddressService) =>
    serviceKeys[service].map((key) => ({
      place: textOf(values, `${key}.place`),
      price: price(`${key}.price`),
      leadTimeHours: price(`${key}.leadTimeHours`),
    }));
  const price = (name: string) => typedNumber(textOf(values, name));
  /** The fee exists only if an age or a price is given. */
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
      delivery: readServices("delivery"),
      collection: readServices("collection"),
    },
    fieldOf(path) {
      const [list, index, field] = path.split(".");
      const rowKeys = { oneWay: keys, ...serviceKeys };
      const addNames = { oneWay: "addPair", delivery: "addDelivery", collection: "addCollection" };
      if (list !== "oneWay" && list !== "delivery" && list !== "collection") return path;
      const [key, add] = [rowKeys[list][Number(index)], addNames[list]];
      return index === undefined || key === undefined ? add : `${key}.${field}`;
    },
  };
}
