import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import type { User } from "@sayara/domain/user/User";

/**
 * Returns a signed-in user's rights on an agency's reviews. The agency's staff may reply [RV9], except
 * accountants [SR1] and while the agency is suspended [SR3]. An admin may hide reviews [RV10].
 */
export function reviewPermissions(
  user: Pick<User, "id" | "type" | "supplierId" | "supplierRole"> & { agencySuspended?: boolean },
  supplierId: string,
) {
  const { actor, isOwn } = viewerOf(user, { driverId: null, supplierId });
  return { answer: actor === "supplier" && isOwn, hide: actor === "admin" };
}
