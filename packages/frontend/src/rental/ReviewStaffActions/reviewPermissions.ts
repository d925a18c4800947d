import type { User } from "@sayara/domain/user/User";

/** Returns a signed-in user's rights on an agency's reviews: its staff reply [RV9], and an admin hides [RV10]. */
export function reviewPermissions(user: Pick<User, "type" | "supplierId">, supplierId: string) {
  return {
    answer: user.type === "supplier" && user.supplierId === supplierId,
    hide: user.type === "admin",
  };
}
