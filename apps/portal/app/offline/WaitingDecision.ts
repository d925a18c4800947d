import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { NewConditionReport } from "@sayara/domain/booking/condition/ConditionReport";
import { EntityId } from "@sayara/domain/id/EntityId";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

/** A decision on a request, a record of the desk, or a condition report, that waits on this device for a connection, as it is stored. */
export const WaitingDecision = v.object({
  booking: v.object({
    id: EntityId,
    /** The version on which the person decided. */
    version: v.number(),
    reference: BookingReference,
    driver: v.string(),
  }),
  action: v.variant("kind", [
    v.object({ kind: v.literal("confirm") }),
    v.object({ kind: v.literal("refuse"), reason: v.string() }),
    v.object({
      kind: v.literal("recordRental"),
      record: v.picklist(["handOver", "return"]),
      at: v.exactOptional(v.string()),
    }),
    v.object({ kind: v.literal("signConditionReport"), reportId: v.string(), report: NewConditionReport }),
  ]),
});

/** A decision with the API's refusal; null while it waits. */
export type WaitingDecision = v.InferOutput<typeof WaitingDecision> & { refusal: FormProblem | null };

/** The stored decisions of one person. */
export const StoredDecisions = v.object({ userId: v.string(), decisions: v.array(WaitingDecision) });
