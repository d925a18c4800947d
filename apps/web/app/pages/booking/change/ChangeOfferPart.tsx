import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { MessageIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect, useRef } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ProofForm } from "#web/pages/booking/actions/ProofForm.tsx";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import { Difference } from "#web/pages/booking/edit/Difference.tsx";
import * as styles from "#web/pages/booking/edit/Edit.css.ts";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { ChangeOffer, ChangeState } from "./useChange.ts";

interface ChangeOfferPartProps {
  changeState: ChangeState;
  offer: ChangeOffer;
  booking: Booking;
  proof: MailboxProof | null;
  onClose: () => void;
}

/**
 * Shows the price difference for the new dates line by line, the amount due or refunded, and the request
 * button.
 */
export function ChangeOfferPart({ changeState, offer, booking, proof, onClose }: ChangeOfferPartProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { response, isNewPrice } = offer;
  const part = useRef<HTMLElement>(null);
  // The pressed button is removed, so focus moves here.
  useEffect(() => part.current?.focus(), []);
  const price = (amount: number) => formats.price(amount, booking.currency);
  const [due, refund] = [price(response.due), price(response.refund)];
  const until = formats.dateTime(response.lapsesAt, { weekday: true });
  const agency = booking.supplier.name;
  return (
    <section ref={part} tabIndex={-1} className={styles.offer} aria-labelledby="change-offer">
      <Stack gap="md">
        <Heading level={3} size="lg" id="change-offer">
          <Trans>What the new dates cost</Trans>
        </Heading>
        {isNewPrice && (
          <Notice tone="warning" announce="assertive" title={t`The price has changed meanwhile`}>
            <Trans>Nothing is sent yet. Ask at the new price, or choose otherwise.</Trans>
          </Notice>
        )}
        <Difference {...{ response, booking }} />
        <Stack gap="xs">
          <Text measure>
            <Trans>
              {agency} has until {until} to accept or decline. Until then the car is kept for you at the new
              dates and at this price, and the booking stays as it is.
            </Trans>
          </Text>
          {response.due > 0 && (
            <Text measure>
              <Trans>Once it is accepted, {due} is left to pay.</Trans>
            </Text>
          )}
          {response.refund > 0 && (
            <Text measure>
              <Trans>Once it is accepted, {refund} is returned to you, the way it was paid.</Trans>
            </Text>
          )}
          {response.difference < 0 && response.refund === 0 && booking.payments.length > 0 && (
            <Text measure>
              <Trans>
                Nothing is returned: this booking has no cancellation option. What you paid stays with it.
              </Trans>
            </Text>
          )}
        </Stack>
        <ProblemNotice problem={changeState.problem} />
        <Inline gap="sm">
          <Button
            size="large"
            icon={MessageIcon}
            working={changeState.isSending && t`Sending…`}
            onClick={changeState.send}
          >
            <Trans>Send the request</Trans>
          </Button>
          <Button tone="neutral" onClick={onClose}>
            <Trans>Keep the booking as it is</Trans>
          </Button>
        </Inline>
        {proof?.action === "change" && <ProofForm proof={proof} />}
      </Stack>
    </section>
  );
}
