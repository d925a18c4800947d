import type { User } from "@sayara/domain/user/User";
import { redirect } from "react-router";
import { signInAddress } from "./signInAddress.ts";
import { restoreSession } from "./restoreSession.ts";

/** Returns the signed-in user, for a private page's client loader. Throws a redirect to the sign-in page for a guest. */
export async function requireUser(request: Request): Promise<User> {
  const user = await restoreSession();
  if (user !== null) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(signInAddress(pathname + search));
}
