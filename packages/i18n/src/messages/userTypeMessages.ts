import type { MessageDescriptor } from "@lingui/core";
import type { UserType } from "@sayara/domain/user/UserType";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "./unknownMessages.ts";

/** Names of the user types: a `user` is a driver (product.md, section 1). */
export const userTypeMessages: Record<UserType | Unknown, MessageDescriptor> = {
  admin: /*i18n*/ { id: "userType.admin", message: "Administrator" },
  supplier: /*i18n*/ { id: "userType.supplier", message: "Agency" },
  user: /*i18n*/ { id: "userType.user", message: "Driver" },
  unknown: unknownName,
};
