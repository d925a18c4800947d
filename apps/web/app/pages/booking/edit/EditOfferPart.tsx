import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CardPaymentIcon, CheckIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect, useRef } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { TitledLedger } from "@sayara/frontend/rental/QuoteLedger/TitledLedger";
import { ProofForm } from "#web/pages/booking/actions/ProofForm.tsx";
import { Difference } from "./Difference.tsx";
import type { EditOffer, EditState } from "./useEdit.ts";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import * as styles from "./Edit.css.ts";

interface EditOfferPartProps {
  editState: EditState;
  offer: EditOffer;
  booking: Booking;
  proof: MailboxProof | null;
  onClose: () => void;
}

/**
 * Shows the price of an edit: the difference line by line, both ledgers, the amount paid now or refunded, and the
 * button.
 */
export function EditOfferPart({ editState, offer, booking, proof, onClose }: EditOfferPartProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { response, isNewPrice } = offer;
  const part = useRef<HTMLElement>(null);
  // The pressed button is removed, so focus moves here.
  useEffect(() => part.current?.focus(), []);
  const due = formats.price(response.dueNow, booking.currency);
  return (
    <section ref={part} tabIndex={-1} className={styles.offer} aria-labelledby="edit-offer">
      <Stack gap="md">
        <Heading level={3} size="lg" id="edit-offer">
          {response.changes ? t`What this change costs` : t`Nothing changes`}
        </Heading>
        {isNewPrice && (
          <Notice tone="warning" announce="assertive" title={t`The price has changed meanwhile`}>
            <Trans>Nothing is changed yet. Confirm at the new price, or choose otherwise.</Trans>
          </Notice>
        )}
        {response.changes && (
          <>
            <Difference {...{ response, booking }} />
            <MoneyMessages offer={offer} booking={booking} />
            <div className={styles.ledgers}>
              <TitledLedger level={4} className={styles.ledger} title={t`As booked`} quote={booking.quote} />
              <TitledLedger
                level={4}
                className={styles.ledger}
                title={t`After the change`}
                quote={response.quote}
              />
            </div>
          </>
        )}
        <ProblemNotice problem={editState.problem} />
        <Inline gap="sm">
          {response.changes && (
            <Button
              size="large"
              icon={response.dueNow > 0 ? CardPaymentIcon : CheckIcon}
              working={editState.isConfirming && t`Changing the booking…`}
              onClick={editState.confirm}
            >
              {response.dueNow > 0 ? t`Pay ${due} and change` : t`Confirm the change`}
            </Button>
          )}
          <Button tone="neutral" onClick={onClose}>
            <Trans>Keep the booking as it is</Trans>
          </Button>
        </Inline>
        {proof?.action === "edit" && <ProofForm proof={proof} />}
      </Stack>
    </section>
  );
}

/** Says how much is paid now, refunded, or left to pay to the agency. */
function MoneyMessages({ offer: { response }, booking }: { offer: EditOffer; booking: Booking }) {
  const formats = useFormats();
  const money = (amount: number) => formats.price(amount, booking.currency);
  const { dueNow, refund, dueLater, difference } = response;
  const [now, back, later] = [money(dueNow), money(refund), money(dueLater)];
  return (
    <Stack gap="xs">
      {dueNow > 0 && (
        <Text measure>
          <Trans>
            You pay {now} online now. Both dates are kept for you meanwhile; the booking changes once the
            payment has arrived.
          </Trans>
        </Text>
      )}
      {refund > 0 && (
        <Text measure>
          <Trans>{back} is returned to you, the way it was paid.</Trans>
        </Text>
      )}
      {difference < 0 && refund === 0 && booking.payments.length > 0 && (
        <Text measure>
          <Trans>
            Nothing is returned: this booking has no cancellation option. What you paid stays with it.
          </Trans>
        </Text>
      )}
      {dueLater > 0 && (
        <Text measure>
          <Trans>Left to pay at the agency: {later}.</Trans>
        </Text>
      )}
    </Stack>
  );
}
