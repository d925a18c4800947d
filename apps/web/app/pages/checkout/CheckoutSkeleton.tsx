import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import * as styles from "./Checkout.css.ts";

/** Skeleton of summary and form while the price loads. */
export function CheckoutSkeleton() {
  return (
    <div className={`${container} ${styles.page}`} aria-busy="true">
      <VisuallyHidden as="p">
        <Trans>The price is being prepared…</Trans>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="half" />
      </div>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Card className={styles.section}>
            <Skeleton shape="picture" />
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton />
          </Card>
        </div>
        <div className={styles.form}>
          {[4, 5].map((lines) => (
            <Card key={lines} padding="lg" className={styles.section}>
              <Skeleton shape="title" width="half" />
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={line} shape="field" />
              ))}
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}
