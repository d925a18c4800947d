import * as v from "valibot";
import { CalendarDate } from "../time/CalendarDate.ts";
import { anyText, optionalText } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";
import { RefundMethod } from "./RefundMethod.ts";

/** Maximum length of a note on a returned refund, in characters. */
const MAX_NOTE_LENGTH = 200;

/** Input by which staff record a refund paid out by hand [BK12]. */
export const NewRefundReturn = v.object({
  method: RefundMethod,
  /** The day on which the money was returned, in the marketplace's zone. */
  on: CalendarDate,
  /** For example the reference of a transfer. The driver sees it too. */
  note: v.optional(optionalText(MAX_NOTE_LENGTH), ""),
});
export type NewRefundReturn = v.InferOutput<typeof NewRefundReturn>;

/**
 * The record of a refund that staff paid out by hand [BK12]. The booking's log of staff actions names the
 * person.
 */
export const RefundReturn = v.object({
  method: orUnknown(RefundMethod),
  /** Day in the marketplace's zone. */
  on: CalendarDate,
  /** Empty if there is none. */
  note: anyText(MAX_NOTE_LENGTH),
  by: orUnknown(v.picklist(["agency", "admin"])),
});
export type RefundReturn = v.InferOutput<typeof RefundReturn>;
