import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import { EntityId } from "@sayara/domain/id/EntityId";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

/** A photo of a condition report that waits on this device for a connection [HO13], as it is listed. */
export const WaitingPhoto = v.object({
  booking: v.object({ id: EntityId, reference: BookingReference, driver: v.string() }),
  reportId: v.string(),
  angle: ConditionAngle,
  /** When it was stored, in milliseconds since 1970. */
  at: v.number(),
  /** Bytes of its file. */
  size: v.number(),
  /** Whether the browser has deleted its file; by default it has not. */
  isLost: v.exactOptional(v.boolean()),
});

/** A photo with the API's refusal, or the fault of its last attempt; null while it waits. */
export type WaitingPhoto = v.InferOutput<typeof WaitingPhoto> & { refusal: FormProblem | null };

/** The listed photos of one person. */
export const StoredPhotos = v.object({ userId: v.string(), photos: v.array(WaitingPhoto) });
