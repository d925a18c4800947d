import * as v from "valibot";
import { PROBLEM_PICTURES } from "../config/businessDefaults.ts";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { UserType } from "../user/UserType.ts";
import { anyText, requiredText } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";

/** What is wrong with a rental: 1 to 2000 characters [PB1]. */
export const ProblemText = requiredText(2000);
export type ProblemText = v.InferOutput<typeof ProblemText>;

/** A problem with a rental, which its driver, the agency and admins see [PB1]. Never changed. */
export const ProblemReport = v.object({
  id: EntityId,
  /** Drivers read the agency's name, or the marketplace's, instead of the name of its staff. */
  by: v.object({ name: anyText(200), type: orUnknown(UserType) }),
  at: Instant,
  text: anyText(2000),
  /** Ids of its pictures, in the order in which they were added. */
  pictures: v.pipe(v.array(EntityId), v.maxLength(PROBLEM_PICTURES)),
});
export type ProblemReport = v.InferOutput<typeof ProblemReport>;
