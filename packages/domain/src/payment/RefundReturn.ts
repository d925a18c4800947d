import * as v from "valibot";
import { CalendarDate } from "../time/CalendarDate.ts";
import { anyText, optionalText } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";
import { RefundMethod } from "./RefundMethod.ts";

/** Maximum length of a note on a return, in characters. */
const NOTE = 200;

/** Staff's statement about money that was returned [BK12]. */
export const NewRefundReturn = v.object({
  method: RefundMethod,
  /** The day on which it was returned, in the marketplace's zone. */
  on: CalendarDate,
  /** For example the reference of a transfer. The driver sees it too. */
  note: v.optional(optionalText(NOTE), ""),
});
export type NewRefundReturn = v.InferOutput<typeof NewRefundReturn>;

/** Record that staff has returned a refund [BK12]. The staff actions show who did it. */
export const RefundReturn = v.object({
  method: orUnknown(RefundMethod),
  /** Day in the marketplace's zone. */
  on: CalendarDate,
  /** Empty if there is none. */
  note: anyText(NOTE),
  by: orUnknown(v.picklist(["agency", "admin"])),
});
export type RefundReturn = v.InferOutput<typeof RefundReturn>;
