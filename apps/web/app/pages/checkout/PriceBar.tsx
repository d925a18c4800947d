import { Trans, useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { BottomSheet } from "@sayara/ui/BottomSheet/BottomSheet";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CollapseIcon } from "@sayara/ui/Icon/icons";
import { Price } from "@sayara/ui/Price/Price";
import type { ReactNode } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import { QuoteLedger } from "#web/shared/QuoteLedger/QuoteLedger.tsx";
import * as styles from "./Checkout.css.ts";

/** The total in reach of the thumb; touched, it opens into the ledger. */
export function PriceBar({ quote, car, children }: { quote: Quote; car: Car; children: ReactNode }) {
  const { t } = useLingui();
  const formats = useFormats();
  const days = formats.days(quote.days);
  return (
    <div className={styles.bar}>
      <BottomSheet
        title={t`Your price`}
        closeLabel={t`Close`}
        trigger={
          <button type="button" className={styles.barPrice}>
            <Price amount={formats.price(quote.total)} tone="accent" />
            <span className={styles.barMore}>
              <Trans>{days}: details</Trans>
              <Icon picture={CollapseIcon} size="small" />
            </span>
          </button>
        }
      >
        <QuoteLedger quote={quote} car={car} defaultOpen />
      </BottomSheet>
      {children}
    </div>
  );
}
