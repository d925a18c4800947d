import { useEffect, useEffectEvent, useRef } from "react";
import { useFetchers, useNavigation, useRevalidator } from "react-router";
import { isGuardedForOtherVisitor } from "./guard.ts";
import { ongoingSignOut } from "./signOut/ongoingSignOut.ts";
import { useSession } from "./useSession.ts";

/**
 * Reloads a guarded page's data when the visitor changes: the session expires, or ends in this or another
 * tab, or another user signs in. The page's guard then redirects. Waits while the router is loading, because
 * its guards may already have seen the change.
 */
export function FollowSession(): null {
  const visitor = useSession(({ session }) =>
    session.state === "signedIn" ? session.user.id : session.state,
  );
  const lastVisitor = useRef(visitor);
  const isLoading = useNavigation().state !== "idle";
  const isFetching = useFetchers().some(({ state }) => state !== "idle");
  const isIdle = !isLoading && !isFetching;
  const { revalidate } = useRevalidator();
  const onVisitorChange = useEffectEvent(() => {
    const before = lastVisitor.current;
    lastVisitor.current = visitor;
    if (before === "unknown" || ongoingSignOut.isRunning) return;
    if (isGuardedForOtherVisitor(visitor === "guest" ? null : visitor)) void revalidate();
  });
  useEffect(() => {
    if (isIdle && visitor !== lastVisitor.current) onVisitorChange();
  }, [isIdle, visitor]);
  return null;
}
