import type { User } from "@sayara/domain/user/User";
import { requireUser } from "@sayara/frontend/session/guard";
import { data } from "react-router";
import { isAgencyView } from "./agencyScope.ts";
import { type PageModule, type PortalRole, pageOf, portalRoles } from "../pages.ts";

/** Roles that can open the pages of another agency. */
const viewRoles: readonly PortalRole[] = ["admin"];

/** A signed-in user of the portal. */
export type PortalUser = User & { type: PortalRole };

/**
 * Returns the signed-in user, for the client loader of a page. The API enforces what the user may read and
 * write.
 *
 * @throws Response that redirects a guest to the sign-in page, or has status 403 if the page is not for the
 * user's role.
 */
export async function requirePage(request: Request, module: PageModule): Promise<PortalUser> {
  const user = await requireUser(request);
  const roles = isAgencyView(request.url) ? viewRoles : pageOf(module).roles;
  if (!isPortalUser(user) || !roles.includes(user.type)) throw data(null, { status: 403 });
  return user;
}

export function isPortalUser(user: User | null): user is PortalUser {
  return portalRoles.some((role) => role === user?.type);
}
