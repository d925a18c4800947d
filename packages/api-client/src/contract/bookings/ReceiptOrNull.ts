import { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import * as v from "valibot";

const nullable = v.nullable(ReceiptInput);
const newestFormat = Math.max(...ReceiptInput.entries.format.options.map(({ literal }) => literal));

/**
 * The receipt of a booking. A receipt in a newer format is read as null, because this version cannot recompute it. This
 * is a copy of the schema, so that the OpenAPI document shows its fields.
 */
export const ReceiptOrNull: typeof nullable = {
  ...nullable,
  "~run"(dataset, config) {
    const { value } = dataset;
    const format = typeof value === "object" && value !== null && "format" in value ? value.format : null;
    const isNewer = Number.isSafeInteger(format) && Number(format) > newestFormat;
    return isNewer ? { typed: true, value: null } : nullable["~run"](dataset, config);
  },
};
export type ReceiptOrNull = v.InferOutput<typeof ReceiptOrNull>;
