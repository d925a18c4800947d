import type { User } from "@sayara/domain/user/User";
import type { UserType } from "@sayara/domain/user/UserType";

/** Returns the type of account whose list is shown: a driver's for a type that is newer than this version. */
export function shownUserType({ type }: Pick<User, "type">): UserType {
  return type === "unknown" ? "user" : type;
}
