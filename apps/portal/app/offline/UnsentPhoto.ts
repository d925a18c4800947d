import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import { EntityId } from "@sayara/domain/id/EntityId";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

/** List entry of a condition report's photo that is stored on this device until it can be sent [HO13]. */
export const UnsentPhoto = v.object({
  booking: v.object({ id: EntityId, reference: BookingReference, driver: v.string() }),
  reportId: v.string(),
  angle: ConditionAngle,
  /** When it was stored, in milliseconds since 1970. */
  at: v.number(),
  /** File size in bytes. */
  size: v.number(),
  /** True if the browser has deleted the file. Absent counts as false. */
  isLost: v.exactOptional(v.boolean()),
});

/** An unsent photo with the API's refusal or the fault of its last attempt; null if there is neither. */
export type UnsentPhoto = v.InferOutput<typeof UnsentPhoto> & { refusal: FormProblem | null };

/** The listed photos of one user. */
export const StoredPhotos = v.object({ userId: v.string(), photos: v.array(UnsentPhoto) });
