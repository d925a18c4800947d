import { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import * as v from "valibot";
import { text } from "../texts.ts";

const nullable = v.nullable(ReceiptInput);
const newestFormat = Math.max(...ReceiptInput.entries.format.options.map(({ literal }) => literal));

/**
 * The receipt of a booking. A receipt in a newer format, or with an extra or a fee in a newer price unit, is
 * read as null, because this version cannot recompute it. This is a copy of the schema, so that the OpenAPI
 * document shows its fields.
 */
export const ReceiptOrNull: typeof nullable = {
  ...nullable,
  "~run"(dataset, config) {
    const { value } = dataset;
    const receipt: { format?: unknown; extras?: unknown; fees?: unknown } =
      typeof value === "object" && value !== null ? value : {};
    const isNewer = Number.isSafeInteger(receipt.format) && Number(receipt.format) > newestFormat;
    return isNewer || hasNewerUnit(receipt.extras) || hasNewerUnit(receipt.fees)
      ? { typed: true, value: null }
      : nullable["~run"](dataset, config);
  },
};
export type ReceiptOrNull = v.InferOutput<typeof ReceiptOrNull>;

/** Most fees have no unit. */
function hasNewerUnit(lines: unknown): boolean {
  const units = v.safeParse(v.array(v.object({ per: v.optional(text(100)) })), lines);
  return (
    units.success && units.output.some(({ per }) => per !== undefined && !v.is(ChosenExtra.entries.per, per))
  );
}
