import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";
import { createContext, use } from "react";

/** The signed-in user's agency and rights; null for administrators, and while unknown. */
export const AgencyContext = createContext<SupplierAccess | null>(null);

export function useAgency(): SupplierAccess | null {
  return use(AgencyContext);
}

/** Returns whether to show what needs a right [SR1]. An administrator reads only [SR2]; the API decides. */
export function mayShow(agency: Pick<SupplierAccess, "actions"> | null, action: SupplierAction): boolean {
  return agency === null
    ? isSupplierActionAllowed("admin", action, { standing: "active" })
    : agency.actions.includes(action);
}

/** Path below which an administrator views the agency's pages; empty in the agency's own portal. */
export const AgencyPathContext = createContext("");

/** Returns a function that completes the path of an agency's page, for links between these pages. */
export function useAgencyPath(): (path: string) => string {
  const base = use(AgencyPathContext);
  return (path) => base + path;
}
