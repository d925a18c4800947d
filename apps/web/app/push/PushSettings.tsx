import { PushSettingsSection } from "./PushSettingsSection.tsx";
import { usePushDevice } from "./usePushDevice.ts";

/** The settings section for this device's notifications. */
export function PushSettings() {
  return <PushSettingsSection {...usePushDevice()} />;
}
