import { PushSettingsSection } from "./PushSettingsSection.tsx";
import { usePushDevice } from "./usePushDevice.ts";

/** The section of the settings about this device. */
export function PushSettings() {
  return <PushSettingsSection {...usePushDevice()} />;
}
