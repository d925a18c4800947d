import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { differingFigures } from "@sayara/domain/receipt/differingFigures";
import type { ReceiptFigure } from "@sayara/domain/receipt/ReceiptFigure";
import { receiptFigures } from "@sayara/domain/receipt/receiptFigures";
import type { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { Button } from "@sayara/ui/Button/Button";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { LedgerTable } from "@sayara/ui/PriceLedger/LedgerTable";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { printWithReceipt } from "./printWithReceipt.ts";
import { saveFile } from "@sayara/frontend/files/saveFile";
import type { UndecidedRefund } from "./useMovementMessages.ts";
import { useReceiptGroups } from "./useReceiptGroups.tsx";
import * as page from "../Booking.css.ts";
import * as styles from "./Receipt.css.ts";

/** Id of the receipt. A URL with this fragment opens the section. */
const RECEIPT_ID = "booking-receipt";

/**
 * Collapsed section with every amount of the booking as sold, the rule behind each, and the data to recompute them
 * [RC1, RC2].
 */
export function ReceiptSection({
  booking,
  undecidedRefund,
}: {
  booking: BookingView;
  /** Null unless a refund waits for the driver's choice between another car and the refund. */
  undecidedRefund: UndecidedRefund | null;
}) {
  const { t } = useLingui();
  const { quote, receipt, status } = booking;
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash !== `#${RECEIPT_ID}` || details.current === null) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash]);
  const figures = receiptFigures({ ...booking, downPaymentShare: receipt?.downPaymentShare ?? null });
  const { groups, due } = useReceiptGroups(quote, figures, {
    isCancelled: status === "cancelled",
    undecidedRefund,
  });
  return (
    <Disclosure ref={details} summary={<Trans>Check this calculation</Trans>} className={styles.receipt}>
      <SectionCard
        id={RECEIPT_ID}
        title={<Trans>Receipt</Trans>}
        intro={<Trans>Every amount, with the rule that made it.</Trans>}
      >
        {due && <LedgerTable caption={t`Amounts of the receipt`} groups={groups} total={due} />}
        {receipt === null ? (
          <Text size="sm" tone="muted">
            <Trans>
              This booking is older than the archive of price lists. Its amounts are those of the sale, but
              they cannot be recomputed.
            </Trans>
          </Text>
        ) : (
          <RecomputedReceipt receipt={receipt} figures={figures} />
        )}
      </SectionCard>
    </Disclosure>
  );
}

/** Recomputes the receipt in the browser, and offers its data for recomputing it elsewhere. */
function RecomputedReceipt({ receipt, figures }: { receipt: ReceiptInput; figures: ReceiptFigure[] }) {
  const agrees = differingFigures(receiptOf(receipt).figures, figures).length === 0;
  const count = figures.length;
  const save = () => {
    const json = JSON.stringify(receipt, null, 2);
    saveFile(new Blob([json], { type: "application/json" }), `${receipt.reference}.json`);
  };
  return (
    <Stack gap="sm" align="start">
      {agrees ? (
        <Text weight="medium">
          <Trans>We checked: all {count} amounts add up.</Trans>
        </Text>
      ) : (
        <Notice tone="warning" title={<Trans>Recomputed, this receipt differs</Trans>}>
          <Trans>The amounts of the sale, above, are the valid ones. Please write to us.</Trans>
        </Notice>
      )}
      <Text size="sm" tone="muted">
        <Trans>
          Anyone can recompute it from its data with the package @sayara/domain. The rule numbers (such as
          PR17) refer to RULES.md in that package.
        </Trans>
      </Text>
      <Inline gap="sm" className={page.screenOnly}>
        <Button tone="neutral" icon={DownloadIcon} onClick={save}>
          <Trans>Data of the receipt (JSON)</Trans>
        </Button>
        <Button tone="neutral" onClick={printWithReceipt}>
          <Trans>Print with the receipt</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
