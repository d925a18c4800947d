import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon, MessageIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useShare } from "./useShare.ts";
import * as styles from "../Booking.css.ts";

interface ShareActionProps {
  booking: Booking;
  /** In E.164 form; null if unknown. */
  agencyPhone: string | null;
}

/**
 * Shares the time and place of the pick-up as text, never as a URL. A signed link would show the driver's
 * details to every recipient, and without its token the URL opens nothing for anyone else.
 */
export function ShareAction({ booking, agencyPhone }: ShareActionProps) {
  const { t } = useLingui();
  const { reference } = booking;
  const text = useSharedText(booking, agencyPhone);
  const { share, state } = useShare({ title: t`Car rental ${reference}`, text });
  return (
    <Stack gap="xs" align="start" className={styles.screenOnly}>
      <Button
        tone="neutral"
        icon={state === "copied" ? CheckIcon : MessageIcon}
        aria-describedby="booking-share"
        onClick={share}
      >
        <span aria-live="polite">{state === "copied" ? t`Copied: paste it into a message` : t`Share`}</span>
      </Button>
      <Text size="sm" tone="muted" measure id="booking-share">
        <Trans>
          Shares the reference, the car, places, times and the agency as text. Not your details, and no link
          to this booking.
        </Trans>
      </Text>
      {state === "refused" && (
        <pre className={styles.copyableText} aria-label={t`Text to share`}>
          {text}
        </pre>
      )}
    </Stack>
  );
}

/** Returns the text, one fact per line. */
function useSharedText(booking: Booking, agencyPhone: string | null): string {
  const { t } = useLingui();
  const formats = useFormats();
  const { reference, car, supplier, pickupLocation, dropOffLocation } = booking;
  const [carName, agency, pickup, dropOff] = [
    car.name,
    supplier.name,
    pickupLocation.name,
    dropOffLocation.name,
  ];
  const [from, to] = [booking.from, booking.to].map((at) => formats.dateTime(at, { weekday: true }));
  const phone = agencyPhone === null ? null : formats.phone(agencyPhone);
  const lines = [
    t`Car rental ${reference}: ${carName}`,
    t`Pick-up: ${from}, ${pickup}`,
    t`Drop-off: ${to}, ${dropOff}`,
    phone === null ? t`Agency: ${agency}` : t`Agency: ${agency}, ${phone}`,
  ];
  return lines.join("\n");
}
