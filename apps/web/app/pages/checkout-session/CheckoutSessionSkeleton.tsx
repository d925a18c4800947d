import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { container } from "@sayara/frontend/layout/container.css";
import * as styles from "./CheckoutSession.css.ts";

/** Shown while a payment's state is loading. */
export function CheckoutSessionSkeleton() {
  return (
    <div className={container}>
      <Stack gap="md" className={styles.page} aria-busy="true">
        <VisuallyHidden as="p">
          <Trans>We are checking your payment…</Trans>
        </VisuallyHidden>
        <Skeleton shape="title" width="half" />
        <Skeleton width="third" />
        <Card padding="lg">
          <Stack>
            <Skeleton shape="field" />
            <Skeleton shape="field" />
            <Skeleton width="threeQuarters" />
            <Skeleton shape="field" />
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
