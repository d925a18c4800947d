import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { changeKinds } from "./changeKindOf.ts";

/** States of a change request [CN14]. `ended`: the booking was cancelled, or its cancellation was requested. */
export const changeRequestStates = ["open", "accepted", "declined", "withdrawn", "lapsed", "ended"] as const;
/** One of {@link changeRequestStates}. */
export const ChangeRequestState = v.picklist(changeRequestStates);
export type ChangeRequestState = v.InferOutput<typeof ChangeRequestState>;

/** A driver's request for other dates, which the agency decides [CN14]. Amounts in TND. */
export const ChangeRequest = v.object({
  id: EntityId,
  kind: orUnknown(v.picklist(changeKinds)),
  state: orUnknown(ChangeRequestState),
  requestedAt: Instant,
  /** Until when the request waits for a decision. */
  lapsesAt: Instant,
  /** Requested pick-up and drop-off. */
  from: Instant,
  to: Instant,
  /** Present if the change removes the delivery [FE13]. */
  dropsDelivery: v.exactOptional(v.literal(true)),
  /** Present if the change removes the collection [FE16]. */
  dropsCollection: v.exactOptional(v.literal(true)),
  /** Dates and total before the change. */
  before: v.object({ from: Instant, to: Instant, total: Dinars }),
  /** The new total, which stays valid while the request waits. */
  total: Dinars,
  decidedAt: v.nullable(Instant),
  /** Why the agency declined; null if it did not. */
  reason: v.nullable(anyText(500)),
});
export type ChangeRequest = v.InferOutput<typeof ChangeRequest>;
