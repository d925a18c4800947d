import type { User } from "@sayara/domain/user/User";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { useEffect } from "react";
import { savedCarsName } from "#web/session/storedUser/savedCarsName.ts";

/** Moves the cars that were saved on this device before the sign-in to the driver's account [SV3]. */
export function useMoveDeviceCars({ id: userId, type }: User): void {
  const { timeZone } = useSettings();
  useEffect(() => {
    if (type !== "user" || !hasDeviceCars()) return;
    // If it fails, the next page tries again.
    void import("./savedCars.ts")
      .then(({ readSavedCars }) => readSavedCars({ userId, timeZone }))
      .catch(() => {});
  }, [userId, type, timeZone]);
}

function hasDeviceCars(): boolean {
  try {
    return localStorage.getItem(savedCarsName) !== null;
  } catch {
    return false;
  }
}
