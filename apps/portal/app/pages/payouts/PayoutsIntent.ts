import {
  cancelPayoutsInput,
  payoutFileInput,
  payPayoutsInput,
  preparePayoutsInput,
  returnPayoutInput,
} from "@sayara/api-client/contract/payouts/payouts";
import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import * as v from "valibot";

/** Actions of the page. */
export const PayoutsIntent = v.variant("intent", [
  v.object({ intent: v.literal("prepare"), ...preparePayoutsInput.body.entries }),
  v.object({ intent: v.literal("pay"), ...payPayoutsInput.body.entries }),
  v.object({ intent: v.literal("cancel"), ...cancelPayoutsInput.body.entries }),
  v.object({ intent: v.literal("return"), id: EntityId, ...returnPayoutInput.body.entries }),
  /** `date` becomes part of the file name. */
  v.object({ intent: v.literal("download"), date: CalendarDate, ...payoutFileInput.params.entries }),
]);
export type PayoutsIntent = v.InferOutput<typeof PayoutsIntent>;
