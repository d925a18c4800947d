import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";
import { createContext, use } from "react";

/** The signed-in user's agency and rights; null for administrators, and while unknown. */
export const AgencyContext = createContext<SupplierAccess | null>(null);

export function useAgency(): SupplierAccess | null {
  return use(AgencyContext);
}

/**
 * Returns whether to show a part of a page that needs a right [SR1]. An administrator only gets rights to
 * read [SR2]. The API enforces access.
 */
export function mayShow(agency: Pick<SupplierAccess, "actions"> | null, action: SupplierAction): boolean {
  return agency === null
    ? isSupplierActionAllowed("admin", action, { standing: "active" })
    : agency.actions.includes(action);
}

/** Path prefix of the pages when an administrator views an agency; empty in the agency's own portal. */
export const AgencyPathContext = createContext("");

/** Returns a function that adds this prefix to the path of an agency's page, for links between the pages. */
export function useAgencyPath(): (path: string) => string {
  const base = use(AgencyPathContext);
  return (path) => base + path;
}
