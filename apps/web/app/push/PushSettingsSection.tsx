import { Trans } from "@lingui/react/macro";
import { SettingsSection } from "@sayara/frontend/settings/SettingsSection";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Switch } from "@sayara/ui/Switch/Switch";
import { PushAdvice } from "./PushAdvice.tsx";
import type { PushDeviceControl } from "./usePushDevice.ts";

/** Turns the notifications of this device on and off [WP6]. */
export function PushSettingsSection({ state, isChanging, hasFailed, turnOn, turnOff }: PushDeviceControl) {
  const isOn = state === "on";
  return (
    <SettingsSection id="settings-push" title={<Trans>On this device</Trans>}>
      {state === "loading" && <Skeleton />}
      {(isOn || state === "off") && (
        <Switch
          checked={isOn}
          aria-busy={isChanging || undefined}
          onChange={isOn ? turnOff : turnOn}
          hint={
            <Trans>
              When your booking is confirmed, when the agency writes to you, and on the day before pick-up
              with the meeting place. Nothing else.
            </Trans>
          }
        >
          <Trans>Notifications on this device</Trans>
        </Switch>
      )}
      <PushAdvice state={state} hasFailed={hasFailed} />
    </SettingsSection>
  );
}
