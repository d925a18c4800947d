import { Trans, useLingui } from "@lingui/react/macro";
import type { Replacement } from "@sayara/api-client/contract/bookings/moveBooking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { textIn } from "@sayara/domain/language/textIn";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { Sum } from "#web/pages/booking/payment/Sum.tsx";
import * as styles from "#web/pages/booking/payment/Sum.css.ts";

interface MoveDialogProps {
  booking: Booking;
  /** The chosen car, or the refund. */
  choice: Replacement | "money";
  /** Amount in dinars that depends on the choice. */
  money: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Explains the effect of a choice on the booking and the money, before the driver confirms it. */
export function MoveDialog({ booking, choice, money, onClose, onConfirm }: MoveDialogProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const isMoney = choice === "money";
  const name = isMoney ? "" : choice.car.name;
  const amount = formats.price(money, booking.currency);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isMoney ? t`Get your money back?` : t`Move your booking to ${name}?`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>{t`Go back`}</Button>
          <Button onClick={onConfirm}>{isMoney ? t`Refund ${amount}` : t`Move my booking`}</Button>
        </>
      }
    >
      {isMoney ? (
        <Text>
          <Trans>
            {amount} will be refunded to the card that you paid with, usually within ten days. The other cars
            are then no longer offered here; you can still book one by a new search.
          </Trans>
        </Text>
      ) : (
        <MoveEffects offer={choice} booking={booking} />
      )}
    </Dialog>
  );
}

function MoveEffects({ offer, booking }: { offer: Replacement; booking: Booking }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const language = useTextLanguage();
  const { car, quote, carried, refund, due, leftAtDesk, missingOptions, missingExtras = [], status } = offer;
  const price = (sum: number) => formats.price(sum, quote.currency);
  const agency = car.supplier.name;
  const earlier = booking.supplier.name;
  const missing = [
    ...missingOptions.map((option) => i18n._(rentalOptionMessages[option])),
    ...missingExtras.map((extra) => textIn(extra, language) ?? ""),
  ];
  const names = formats.list(missing);
  const [back, left] = [price(refund), price(leftAtDesk)];
  return (
    <Stack>
      <Text>
        {status === "pending" ? (
          <Trans>
            The same places and times, with {agency}. The agency receives your request and answers it; the car
            is kept for you until then.
          </Trans>
        ) : (
          <Trans>The same places and times, with {agency}. Your new booking is confirmed at once.</Trans>
        )}
      </Text>
      <dl className={styles.sums}>
        <Sum name={t`New total`} sum={price(quote.total)} isStrong />
        {carried > 0 && <Sum name={t`Already paid, counts for it`} sum={price(carried)} />}
        {refund > 0 && <Sum name={t`Refunded to you`} sum={back} />}
        {due > 0 && <Sum name={t`Left to pay, at the agency or online`} sum={price(due)} />}
      </dl>
      {refund > 0 && (
        <Text tone="muted">
          <Trans>{back} will be refunded the way you paid, to a card usually within ten days.</Trans>
        </Text>
      )}
      {leftAtDesk > 0 && (
        <Notice>
          <Trans>
            {earlier} took {left} at its desk and returns them to you there.
          </Trans>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="warning">
          <Trans>This car does not have: {names}. You do not pay for it.</Trans>
        </Notice>
      )}
    </Stack>
  );
}
