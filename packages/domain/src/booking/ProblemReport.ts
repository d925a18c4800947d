import * as v from "valibot";
import { PROBLEM_PICTURES } from "../config/businessDefaults.ts";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { UserType } from "../user/UserType.ts";
import { anyText, requiredText } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";

/** Text of a problem report: 1 to 2000 characters [PB1]. */
export const ProblemText = requiredText(2000);
export type ProblemText = v.InferOutput<typeof ProblemText>;

/**
 * A report of a problem with a rental, visible to its driver, the agency and admins [PB1]. It never changes.
 */
export const ProblemReport = v.object({
  id: EntityId,
  /** The author. Drivers see the name of the agency or the marketplace instead of a staff member's name. */
  by: v.object({ name: anyText(200), type: orUnknown(UserType) }),
  at: Instant,
  text: anyText(2000),
  /** Ids of the photos, in the order in which they were added. */
  pictures: v.pipe(v.array(EntityId), v.maxLength(PROBLEM_PICTURES)),
});
export type ProblemReport = v.InferOutput<typeof ProblemReport>;
