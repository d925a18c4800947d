import { useLingui } from "@lingui/react";
import { TOAST_MILLISECONDS } from "@sayara/domain/config/businessDefaults";
import { toastMessages } from "@sayara/i18n/components/toastMessages";
import { ToastRegion } from "@sayara/ui/ToastRegion/ToastRegion";
import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { dismiss, dismissErrors, useToasts } from "./useToasts.ts";

/**
 * In milliseconds. A more recent error stays, because it may have caused the navigation, such as a sign-out
 * without a connection.
 */
const RECENT_MS = 1000;

/** Shows toasts at the bottom right of every page. */
export function Toasts() {
  const { i18n } = useLingui();
  const { toasts } = useToasts();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  // Runs when the navigation starts, so that toasts from the next page's loader and those shown just before leaving
  // stay.
  useEffect(() => {
    if (next !== pathname) dismissErrors(RECENT_MS);
  }, [next, pathname]);
  return (
    <ToastRegion
      label={i18n._(toastMessages.notifications)}
      closeLabel={i18n._(toastMessages.dismiss)}
      toasts={toasts}
      onDismiss={dismiss}
      duration={TOAST_MILLISECONDS}
    />
  );
}
