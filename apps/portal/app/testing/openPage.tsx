import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import { supplierActions } from "@sayara/domain/supplier/SupplierAction";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { type ComponentType, createElement } from "react";
import { AgencyContext } from "#portal/session/AgencyContext.ts";

type Module = Parameters<typeof openRoute>[0];
type Options = Parameters<typeof openRoute>[1];

/** An active agency as a person of this role sees it. */
function anAccess(role: SupplierRole): SupplierAccess {
  const actions = supplierActions.filter((action) =>
    isSupplierActionAllowed(role, action, { standing: "active" }),
  );
  return {
    id: "agency-1",
    slug: "caroubier-auto",
    name: "Caroubier Auto",
    logo: null,
    standing: "active",
    role,
    actions,
  };
}

/** Opens a page of the portal as the router does, for a person of this role of an agency. */
export function openPage(module: Module, { role = "owner", ...options }: Options & { role?: SupplierRole }) {
  const Page = module.default as ComponentType<object>;
  const PageOfAgency = (props: object) =>
    createElement(AgencyContext, { value: anAccess(role) }, createElement(Page, props));
  return openRoute({ ...module, default: PageOfAgency }, options);
}
