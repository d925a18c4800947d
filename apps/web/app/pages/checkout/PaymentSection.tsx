import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AgencyIcon } from "@sayara/ui/Icon/icons";
import { SectionCard } from "#web/shared/SectionHead/SectionCard.tsx";
import * as styles from "./Checkout.css.ts";

/** The payment method. There is one so far, so there is no choice. */
export function PaymentSection({ agency, total }: { agency: string; total: string }) {
  const { t } = useLingui();
  return (
    <SectionCard id="checkout-payment" title={t`Payment`}>
      <div className={styles.includedOption}>
        <Icon picture={AgencyIcon} className={styles.includedIcon} />
        <div>
          <p className={styles.optionName}>
            <Trans>At the agency, when you pick up the car</Trans>
          </p>
          <p className={styles.hint}>
            <Trans>
              Nothing is charged now and no card is asked for. You pay {total} to {agency}.
            </Trans>
          </p>
        </div>
      </div>
    </SectionCard>
  );
}
