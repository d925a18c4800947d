import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { rentalOptionWords } from "@sayara/i18n/words/rentalOptionWords";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LedgerTable } from "@sayara/ui/PriceLedger/LedgerTable";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useFormats } from "#web/language/useFormats.ts";
import { useLedgerGroups } from "#web/shared/QuoteLedger/useLedgerGroups.ts";
import * as styles from "./Checkout.css.ts";

/** The old total, the new one, the parts that changed, and both ledgers. */
export function PriceChanges({ before, after }: { before: Quote; after: Quote }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const [old, now] = [formats.price(before.total), formats.price(after.total)];
  const nameOf = ({ part }: PriceChange) => (part === "rental" ? t`Rental` : i18n._(rentalOptionWords[part]));
  return (
    <>
      {/* Announced alone: the ledgers are read at will. */}
      <p role="alert">
        <Trans>
          The total went from {old} to <strong>{now}</strong>.
        </Trans>
      </p>
      <Stack as="ul" gap="xxs" className={styles.differences}>
        {priceDifference(before, after).map((change) => (
          <li key={change.part} className={styles.difference}>
            <span>{nameOf(change)}</span>
            <span>
              {formats.price(change.before)} → {formats.price(change.after)}
            </span>
          </li>
        ))}
      </Stack>
      <div className={styles.ledgers}>
        <Ledger title={t`The price you saw`} quote={before} />
        <Ledger title={t`The price now`} quote={after} />
      </div>
    </>
  );
}

function Ledger({ title, quote }: { title: string; quote: Quote }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <section className={styles.ledger} aria-label={title}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <LedgerTable
        caption={title}
        groups={useLedgerGroups(quote)}
        total={{ label: t`Total`, amount: formats.price(quote.total) }}
      />
    </section>
  );
}

/** One changed part of a price, in TND. */
interface PriceChange {
  part: "rental" | RentalOption;
  before: number;
  after: number;
}

/** Returns the parts that differ between two quotes of one rental. */
export function priceDifference(before: Quote, after: Quote): PriceChange[] {
  const changes: PriceChange[] = [
    { part: "rental", before: before.rental, after: after.rental },
    ...rentalOptions.map((option) => ({
      part: option,
      before: priceOf(before, option),
      after: priceOf(after, option),
    })),
  ];
  return changes.filter((change) => change.before !== change.after);
}

function priceOf(quote: Quote, option: RentalOption): number {
  return quote.optionLines.find((line) => line.option === option)?.price ?? 0;
}
