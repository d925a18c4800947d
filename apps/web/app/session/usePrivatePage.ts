import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { signInAddress } from "./signInAddress.ts";
import { leaving } from "./leaving.ts";
import { useSession } from "./useSession.ts";

/**
 * Leaves a private page for the way in, and back, as soon as its session has ended: here, in another tab, or in time.
 * Who signs in as somebody else in another tab sees their own page here too.
 */
export function usePrivatePage(): void {
  const { session } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const leave = useEffectEvent(
    () => void navigate(signInAddress(location.pathname + location.search), { replace: true }),
  );
  useEffect(() => {
    if (session.state === "guest" && !leaving.now) leave();
  }, [session.state]);

  const { revalidate } = useRevalidator();
  const id = session.state === "signedIn" ? session.user.id : undefined;
  const shown = useRef(id);
  const showTheirs = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (id === undefined || id === shown.current) return;
    if (shown.current !== undefined) showTheirs();
    shown.current = id;
  }, [id]);
}
