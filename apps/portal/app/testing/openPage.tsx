import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import {
  isSupplierActionAllowed,
  type SupplierStanding,
} from "@sayara/domain/supplier/isSupplierActionAllowed";
import { supplierActions } from "@sayara/domain/supplier/SupplierAction";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { type ComponentType, createElement } from "react";
import { AgencyContext } from "#portal/session/AgencyContext.ts";

type Module = Parameters<typeof openRoute>[0];
type Options = Parameters<typeof openRoute>[1];

interface Access {
  role?: SupplierRole;
  standing?: SupplierStanding;
}

/** Returns the agency access of a person with a role. */
function anAccess({ role = "owner", standing = "active" }: Access): SupplierAccess {
  const actions = supplierActions.filter((action) => isSupplierActionAllowed(role, action, { standing }));
  return {
    id: "agency-1",
    slug: "caroubier-auto",
    name: "Caroubier Auto",
    logo: null,
    standing,
    role,
    actions,
  };
}

/** Opens a page of the portal as the router does, for the owner of an active agency by default. */
export function openPage(module: Module, { role, standing, ...options }: Options & Access) {
  const Page = module.default as ComponentType<object>;
  const PageOfAgency = (props: object) =>
    createElement(
      AgencyContext,
      { value: anAccess({ ...(role && { role }), ...(standing && { standing }) }) },
      createElement(Page, props),
    );
  return openRoute({ ...module, default: PageOfAgency }, options);
}
