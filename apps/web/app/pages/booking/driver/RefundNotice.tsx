import { Trans } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { refundTotals } from "./refundTotals.ts";

/** Says what happens to the payments of a cancelled booking, in one sentence per refund state. */
export function RefundNotice({ booking, now }: { booking: Booking; now: Date }) {
  const { waiting, underWay, owed, atDesk, returned, carried } = refundTotals(booking, now);
  const { payments, cancelledBy, cancelReason: reason } = booking;
  const hasRefund = [waiting, underWay, owed, atDesk, returned, carried].some((sum) => sum > 0);
  return (
    <Stack gap="xs">
      {reason !== undefined && (
        <Text measure>
          <Trans>Their reason: “{reason}”</Trans>
        </Text>
      )}
      {payments.length === 0 && !hasRefund && (
        <Text measure>
          {cancelledBy === "system" ? (
            <Trans>You owe nothing; search again to book this car or another one.</Trans>
          ) : (
            <Trans>You had paid nothing, and you owe nothing.</Trans>
          )}
        </Text>
      )}
      {payments.length > 0 && !hasRefund && (
        <Text measure>
          <Trans>No refund is due under the conditions of this booking.</Trans>
        </Text>
      )}
      <Sums {...{ waiting, underWay, owed, atDesk, returned, carried, booking }} />
    </Stack>
  );
}

function Sums({
  booking,
  ...sums
}: ReturnType<typeof refundTotals> & {
  booking: Booking;
}) {
  const formats = useFormats();
  const price = (sum: number) => formats.price(sum, booking.currency);
  const agency = booking.supplier.name;
  const { offeredUntil } = booking.move;
  const deadline = offeredUntil === null ? "" : formats.dateTime(offeredUntil, { weekday: true });
  const waiting = price(sums.waiting);
  const underWay = price(sums.underWay);
  const owed = price(sums.owed);
  const atDesk = price(sums.atDesk);
  const returned = price(sums.returned);
  const carried = price(sums.carried);
  return (
    <>
      {sums.waiting > 0 && (
        <Text measure>
          <Trans>
            The {waiting} that you paid awaits your choice until {deadline}: another car below, or a refund.
          </Trans>
        </Text>
      )}
      {sums.underWay > 0 && (
        <Text measure>
          <Trans>{underWay} is on its way back to your card, usually within ten days.</Trans>
        </Text>
      )}
      {sums.owed > 0 && (
        <Text measure>
          <Trans>{owed} is owed to you: our staff returns it in another way.</Trans>
        </Text>
      )}
      {sums.atDesk > 0 && (
        <Text measure>
          <Trans>
            {atDesk} that you paid at the agency is returned to you there, by {agency}.
          </Trans>
        </Text>
      )}
      {sums.returned > 0 && (
        <Text measure>
          <Trans>{returned} was refunded.</Trans>
        </Text>
      )}
      {sums.carried > 0 && (
        <Text measure>
          <Trans>{carried} was carried over to your new booking.</Trans>
        </Text>
      )}
    </>
  );
}
