import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LedgerTable } from "@sayara/ui/PriceLedger/LedgerTable";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useLedgerGroups } from "./useLedgerGroups.ts";

interface TitledLedgerProps {
  title: string;
  level: 3 | 4;
  quote: Quote;
  className: string;
}

/** A quote's ledger under a title, as one of two to compare. */
export function TitledLedger({ title, level, quote, className }: TitledLedgerProps) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <section className={className} aria-label={title}>
      <Heading level={level} size="md">
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
