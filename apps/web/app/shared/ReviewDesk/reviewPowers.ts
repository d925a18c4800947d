import type { User } from "@sayara/domain/user/User";

/** What a signed-in user may do with reviews of an agency: staff of it answers [RV9], an admin hides [RV10]. */
export function reviewPowers(user: Pick<User, "type" | "supplierId">, supplierId: string) {
  return {
    answer: user.type === "supplier" && user.supplierId === supplierId,
    hide: user.type === "admin",
  };
}
