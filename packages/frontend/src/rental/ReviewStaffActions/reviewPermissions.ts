import type { User } from "@sayara/domain/user/User";

/** Returns whether a user may answer an agency's reviews (its staff [RV9]) and hide them (admins [RV10]). */
export function reviewPermissions(user: Pick<User, "type" | "supplierId">, supplierId: string) {
  return {
    answer: user.type === "supplier" && user.supplierId === supplierId,
    hide: user.type === "admin",
  };
}
