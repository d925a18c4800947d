import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import * as styles from "./Booking.css.ts";

/** Skeleton of a booking. */
export function BookingSkeleton() {
  return (
    <div className={`${container} ${styles.page}`} aria-busy="true">
      <VisuallyHidden as="p">
        <Trans>Your booking is on its way…</Trans>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="threeQuarters" />
        <Skeleton shape="title" width="third" />
      </div>
      <div className={styles.columns}>
        <div className={styles.rest}>
          {["steps", "driver"].map((part) => (
            <Card key={part} padding="lg" className={styles.section}>
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <Skeleton width="threeQuarters" />
              <Skeleton />
              <Skeleton width="half" />
            </Card>
          ))}
        </div>
        <Card className={`${styles.section} ${styles.summary}`}>
          <Skeleton shape="picture" />
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton shape="field" />
        </Card>
      </div>
    </div>
  );
}
