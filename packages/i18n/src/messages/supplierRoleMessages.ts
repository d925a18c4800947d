import type { MessageDescriptor } from "@lingui/core";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "./unknownMessages.ts";

/** Name of each role in an agency's team. */
export const supplierRoleMessages: Record<SupplierRole | Unknown, MessageDescriptor> = {
  owner: /*i18n*/ { id: "supplierRole.owner", message: "Owner" },
  manager: /*i18n*/ { id: "supplierRole.manager", message: "Manager" },
  desk: /*i18n*/ { id: "supplierRole.desk", message: "Desk" },
  accountant: /*i18n*/ { id: "supplierRole.accountant", message: "Accountant" },
  unknown: unknownName,
};
