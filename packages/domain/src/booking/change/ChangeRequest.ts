import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { changeKinds } from "./changeKindOf.ts";

/** States of a request for a change [CN14]. `ended`: the booking was cancelled, or its cancellation was requested. */
export const changeRequestStates = ["open", "accepted", "declined", "withdrawn", "lapsed", "ended"] as const;
/** One of {@link changeRequestStates}. */
export const ChangeRequestState = v.picklist(changeRequestStates);
export type ChangeRequestState = v.InferOutput<typeof ChangeRequestState>;

/** A driver's request for other dates, which the agency decides [CN14]. Money in dinars. */
export const ChangeRequest = v.object({
  id: EntityId,
  kind: orUnknown(v.picklist(changeKinds)),
  state: orUnknown(ChangeRequestState),
  requestedAt: Instant,
  /** Until when it waits. */
  lapsesAt: Instant,
  /** Pick-up and drop-off as requested. */
  from: Instant,
  to: Instant,
  /** As they were. */
  before: v.object({ from: Instant, to: Instant, total: Dinars }),
  /** The new total: its price holds while the request waits. */
  total: Dinars,
  decidedAt: v.nullable(Instant),
  /** Why the agency declined; null while it has not. */
  reason: v.nullable(anyText(500)),
});
export type ChangeRequest = v.InferOutput<typeof ChangeRequest>;
