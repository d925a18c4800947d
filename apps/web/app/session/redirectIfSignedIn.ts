import { redirect } from "react-router";
import { restoreSession } from "./restoreSession.ts";
import { safeReturnPath } from "./safeReturnPath.ts";

/**
 * Client loader of the sign-in and sign-up pages: redirects a driver with a session to the path in `from`.
 *
 * @throws Response the redirect.
 */
export async function redirectIfSignedIn({ request }: { request: Request }): Promise<null> {
  if ((await restoreSession()) !== null)
    throw redirect(safeReturnPath(new URL(request.url).searchParams.get("from")));
  return null;
}
