import type { User } from "@sayara/domain/user/User";
import { redirect } from "react-router";
import { signInAddress } from "./signInAddress.ts";
import { restoreSession } from "./restoreSession.ts";

/** The signed-in user, for the client loader of a private page. Throws a redirect to the way in for anybody else. */
export async function requireUser(request: Request): Promise<User> {
  const user = await restoreSession();
  if (user !== null) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(signInAddress(pathname + search));
}
