import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import type { User } from "@sayara/domain/user/User";

/**
 * Returns a signed-in user's rights on an agency's reviews: its staff reply [RV9], but not an accountant [SR1] nor while
 * it is suspended [SR3]; an admin hides [RV10].
 */
export function reviewPermissions(
  user: Pick<User, "id" | "type" | "supplierId" | "supplierRole"> & { agencySuspended?: boolean },
  supplierId: string,
) {
  const { actor, isOwn } = viewerOf(user, { driverId: null, supplierId });
  return { answer: actor === "supplier" && isOwn, hide: actor === "admin" };
}
