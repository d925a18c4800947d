import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { container } from "../layout/container.css.ts";
import * as styles from "./Booking.css.ts";

export function BookingSkeleton() {
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`} aria-busy="true">
      <VisuallyHidden as="p">
        <Trans>Loading your booking…</Trans>
      </VisuallyHidden>
      <Stack gap="sm" align="start">
        <Skeleton width="short" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="threeQuarters" />
        <Skeleton shape="title" width="third" />
      </Stack>
      <div className={styles.columns}>
        <Stack gap="lg" className={styles.details}>
          {["steps", "driver"].map((part) => (
            <Card key={part} padding="lg">
              <Stack>
                <Skeleton shape="title" width="half" />
                <Skeleton />
                <Skeleton width="threeQuarters" />
                <Skeleton />
                <Skeleton width="half" />
              </Stack>
            </Card>
          ))}
        </Stack>
        <Card className={styles.summary}>
          <Stack>
            <Skeleton shape="picture" />
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton shape="field" />
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}
