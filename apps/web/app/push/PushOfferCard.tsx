import { Trans, useLingui } from "@lingui/react/macro";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Text } from "@sayara/ui/Text/Text";
import { PushAdvice } from "./PushAdvice.tsx";
import type { PushDeviceControl } from "./usePushDevice.ts";

interface PushOfferCardProps extends PushDeviceControl {
  onDecline: () => void;
}

/** Offers notifications on this device. Renders nothing if they are impossible or their state is unknown. */
export function PushOfferCard({
  state,
  isChanging,
  hasFailed,
  turnOn,
  turnOff,
  onDecline,
}: PushOfferCardProps) {
  const { t } = useLingui();
  if (state === "loading" || state === "unsupported" || state === "unreached") return null;
  if (state === "on")
    return (
      <SectionCard id="booking-push" title={<Trans>On this device</Trans>}>
        <Text tone="muted">
          <Trans>This device shows the important moments of your bookings.</Trans>
        </Text>
        <Inline gap="sm">
          <Button tone="neutral" working={isChanging && t`Turning off…`} onClick={turnOff}>
            <Trans>Turn off notifications</Trans>
          </Button>
        </Inline>
      </SectionCard>
    );
  return (
    <SectionCard id="booking-push" title={<Trans>Get the important moments on this device</Trans>}>
      <Text tone="muted">
        <Trans>
          When your booking is confirmed, when the agency writes to you, and on the day before pick-up with
          the meeting place. Nothing else.
        </Trans>
      </Text>
      <PushAdvice state={state} hasFailed={hasFailed} />
      <Inline gap="sm">
        {state === "off" && (
          <Button tone="neutral" working={isChanging && t`Turning on…`} onClick={turnOn}>
            <Trans>Turn on notifications</Trans>
          </Button>
        )}
        <Button tone="quiet" onClick={onDecline}>
          {state === "off" ? <Trans>No, thank you</Trans> : <Trans>Close</Trans>}
        </Button>
      </Inline>
    </SectionCard>
  );
}
