import { useLingui } from "@lingui/react";
import { TOAST_MILLISECONDS } from "@sayara/domain/config/businessDefaults";
import { toastWords } from "@sayara/i18n/components/toastWords";
import { ToastRegion } from "@sayara/ui/ToastRegion/ToastRegion";
import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { dismiss, dismissErrors, useToasts } from "./useToasts.ts";

/** Toasts at the bottom right of every page. */
export function Toasts() {
  const { i18n } = useLingui();
  const { toasts } = useToasts();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  // When the navigation starts: what the next page's loader reports stays.
  useEffect(() => {
    if (next !== pathname) dismissErrors();
  }, [next, pathname]);
  return (
    <ToastRegion
      label={i18n._(toastWords.notifications)}
      closeLabel={i18n._(toastWords.dismiss)}
      toasts={toasts}
      onDismiss={dismiss}
      duration={TOAST_MILLISECONDS}
    />
  );
}
