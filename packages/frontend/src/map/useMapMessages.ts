import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

/** Returns MapLibre's interface texts in the page's language, by MapLibre's keys. */
export function useMapMessages() {
  const { t } = useLingui();
  return useMemo(
    () => ({
      "AttributionControl.ToggleAttribution": t`Sources of the map`,
      "CooperativeGesturesHandler.MacHelpText": t`Hold ⌘ and scroll to zoom the map`,
      "CooperativeGesturesHandler.MobileHelpText": t`Move the map with two fingers`,
      "CooperativeGesturesHandler.WindowsHelpText": t`Hold Ctrl and scroll to zoom the map`,
      "Map.Title": t`Map`,
      "NavigationControl.ZoomIn": t`Zoom in`,
      "NavigationControl.ZoomOut": t`Zoom out`,
    }),
    [t],
  );
}
