import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { signInAddress } from "#web/shared/addresses/signInAddress.ts";
import { leaving } from "./leaving.ts";
import { useSession } from "./useSession.ts";

/** Leaves a private page for the way in, and back, as soon as its session has ended: here, in another tab, or in time. */
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
}
