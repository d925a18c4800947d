import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { NewConditionReport } from "@sayara/domain/booking/condition/ConditionReport";
import { EntityId } from "@sayara/domain/id/EntityId";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

/**
 * A decision on a request, a rental record or a condition report, stored on this device until it can be sent.
 */
export const UnsentDecision = v.object({
  booking: v.object({
    id: EntityId,
    /** Version of the booking that the person saw when deciding. */
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

/** An unsent decision, with the API's refusal; null if it has not been refused. */
export type UnsentDecision = v.InferOutput<typeof UnsentDecision> & { refusal: FormProblem | null };

/** The stored decisions of one user. */
export const StoredDecisions = v.object({ userId: v.string(), decisions: v.array(UnsentDecision) });
