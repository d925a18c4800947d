import { useLingui } from "@lingui/react";
import { TOAST_MILLISECONDS } from "@sayara/domain/config/businessDefaults";
import { componentWords } from "@sayara/i18n/components/componentWords";
import { ToastRegion } from "@sayara/ui/ToastRegion/ToastRegion";
import { dismiss, useToasts } from "./useToasts.ts";

/** Toasts at the bottom right of every page. */
export function Toasts() {
  const { i18n } = useLingui();
  const { toasts } = useToasts();
  return (
    <ToastRegion
      label={i18n._(componentWords.notifications)}
      closeLabel={i18n._(componentWords.dismiss)}
      toasts={toasts}
      onDismiss={dismiss}
      duration={TOAST_MILLISECONDS}
    />
  );
}
