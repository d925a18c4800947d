import { Trans, useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CollapseIcon } from "@sayara/ui/Icon/icons";
import { Price } from "@sayara/ui/Price/Price";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { ApproximateTotal } from "@sayara/frontend/currency/ApproximateTotal";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { QuoteLedger } from "@sayara/frontend/rental/QuoteLedger/QuoteLedger";
import { AnimatedTotal } from "./AnimatedTotal.tsx";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

const importBottomSheet = () =>
  import("@sayara/ui/BottomSheet/BottomSheet").then(({ BottomSheet }) => ({ default: BottomSheet }));
const BottomSheet = lazy(importBottomSheet);

interface PriceBarProps {
  quote: Quote;
  car: Car;
  /** The button beside the total. */
  children: ReactNode;
}

/** Sticky total on phones. Tapping it opens the breakdown. */
export function PriceBar({ quote, car, children }: PriceBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { t } = useLingui();
  const formats = useFormats();
  const days = formats.days(quote.days);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.barPrice}
        onPointerEnter={() => void importBottomSheet().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <Price amount={<AnimatedTotal total={quote.total} />} tone="accent" />
        <ApproximateTotal total={quote.total} hasDate={false} />
        <span className={styles.barMore}>
          <Trans>{days}: details</Trans>
          <Icon picture={CollapseIcon} size="small" />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <BottomSheet open onOpenChange={setOpen} title={t`Your price`} closeLabel={t`Close`}>
            <QuoteLedger quote={quote} car={car} defaultOpen />
          </BottomSheet>
        </Suspense>
      )}
      {children}
    </div>
  );
}
