import * as v from "valibot";
import { CalendarDate } from "../time/CalendarDate.ts";
import { anyText, optionalText } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";
import { RefundMethod } from "./RefundMethod.ts";

/** Characters of a note on a return. */
const NOTE = 200;

/** What staff says of the money that it has returned [BK12]. */
export const NewRefundReturn = v.object({
  method: RefundMethod,
  /** The day on which it was returned, in the marketplace's zone. */
  on: CalendarDate,
  /** For example the reference of a transfer. The driver reads it too. */
  note: v.optional(optionalText(NOTE), ""),
});
export type NewRefundReturn = v.InferOutput<typeof NewRefundReturn>;

/** The record that staff has returned a refund [BK12]. Who did it stands among the acts of staff. */
export const RefundReturn = v.object({
  method: orUnknown(RefundMethod),
  /** In the marketplace's zone. */
  on: CalendarDate,
  /** Empty without one. */
  note: anyText(NOTE),
  by: orUnknown(v.picklist(["agency", "admin"])),
});
export type RefundReturn = v.InferOutput<typeof RefundReturn>;
