import type { User } from "@sayara/domain/user/User";
import type { UserType } from "@sayara/domain/user/UserType";

/**
 * Returns the account type for which the list is shown: `user` for a type that this version does not know.
 */
export function effectiveUserType({ type }: Pick<User, "type">): UserType {
  return type === "unknown" ? "user" : type;
}
