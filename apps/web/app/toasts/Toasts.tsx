import { useLingui } from "@lingui/react";
import { TOAST_MILLISECONDS } from "@sayara/domain/config/businessDefaults";
import { toastMessages } from "@sayara/i18n/components/toastMessages";
import { ToastRegion } from "@sayara/ui/ToastRegion/ToastRegion";
import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { dismiss, dismissErrors, useToasts } from "./useToasts.ts";

/** Milliseconds: an error that led to another page, such as a sign-out without a connection, is younger. */
const OWN_TIME = 1000;

/** Toasts at the bottom right of every page. */
export function Toasts() {
  const { i18n } = useLingui();
  const { toasts } = useToasts();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  // When the navigation starts: what the next page's loader reports stays, and what was said as the page was left.
  useEffect(() => {
    if (next !== pathname) dismissErrors(OWN_TIME);
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
