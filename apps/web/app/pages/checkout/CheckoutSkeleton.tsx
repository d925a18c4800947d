import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { picture } from "@sayara/frontend/rental/CarPicture/CarPicture.css";
import * as summary from "@sayara/frontend/rental/RentalSummary/RentalSummary.css";
import { container } from "@sayara/frontend/layout/container.css";
import * as styles from "./Checkout.css.ts";

/**
 * Skeleton of the summary and the form, shown while the price loads. The view transition moves the car to the
 * place of its image.
 */
export function CheckoutSkeleton() {
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`} aria-busy="true">
      <VisuallyHidden as="p">
        <Trans>Preparing the price…</Trans>
      </VisuallyHidden>
      <Stack gap="xs" align="start">
        <Skeleton width="short" />
        <Skeleton shape="title" width="half" />
      </Stack>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Card>
            <Stack>
              <div className={summary.car}>
                <div className={picture} />
                <div className={summary.text}>
                  <Skeleton shape="title" />
                  <Skeleton width="half" />
                </div>
              </div>
              <Skeleton />
              <Skeleton />
            </Stack>
          </Card>
        </div>
        <Stack gap="lg" className={styles.form}>
          {[4, 5].map((lines) => (
            <Card key={lines} padding="lg">
              <Stack>
                <Skeleton shape="title" width="half" />
                {Array.from({ length: lines }, (_, line) => (
                  <Skeleton key={line} shape="field" />
                ))}
              </Stack>
            </Card>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}
