import { useLingui } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { CheckoutState } from "#web/pages/checkout/sending/checkoutMachine.ts";
import type { PromoRefusal, RestoredPromo } from "./PromoRefusal.ts";

const PromoFields = lazy(async () => ({ default: (await import("./PromoFields.tsx")).PromoFields }));

export interface PromoPartProps {
  state: CheckoutState;
  promoCode: string | null;
  restored: RestoredPromo | null;
  onApply: (code: string | null) => Promise<PromoRefusal | null>;
}

/** The promo code, in a disclosure whose content loads when it is opened. */
export function PromoPart(props: PromoPartProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(props.promoCode !== null);
  const details = useRef<HTMLDetailsElement>(null);
  // The visitor may have opened the disclosure before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  // The promo code of an earlier visit is restored after the first render.
  const hasRestored = props.promoCode !== null || props.restored !== null;
  const [wasRestored, setWasRestored] = useState(hasRestored);
  if (hasRestored !== wasRestored) {
    setWasRestored(hasRestored);
    if (hasRestored) setOpen(true);
  }
  return (
    <Card padding="lg">
      <Disclosure
        ref={details}
        summary={t`Do you have a promo code?`}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {isOpen && (
          <Suspense>
            <PromoFields key={props.restored?.code} {...props} />
          </Suspense>
        )}
      </Disclosure>
    </Card>
  );
}
