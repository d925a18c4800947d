import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { signInAddress } from "./signInAddress.ts";
import { ongoingSignOut } from "./ongoingSignOut.ts";
import { useSession } from "./useSession.ts";

/**
 * Redirects a private page to the sign-in page, and back, when its session ends: here, in another tab, or by time.
 * Reloads the page's data when another user signs in in another tab.
 */
export function usePrivatePage(): void {
  const { session } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const redirect = useEffectEvent(
    () => void navigate(signInAddress(location.pathname + location.search), { replace: true }),
  );
  useEffect(() => {
    if (session.state === "guest" && !ongoingSignOut.isRunning) redirect();
  }, [session.state]);

  const { revalidate } = useRevalidator();
  const id = session.state === "signedIn" ? session.user.id : undefined;
  const shown = useRef(id);
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (id === undefined || id === shown.current) return;
    if (shown.current !== undefined) reload();
    shown.current = id;
  }, [id]);
}
