import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { container } from "../layout/container.css.ts";
import * as styles from "./Bookings.css.ts";

export function BookingsSkeleton() {
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`} aria-busy="true">
      <Heading level={1}>
        <Trans>Bookings</Trans>
      </Heading>
      <Skeleton width="half" />
      <Skeleton shape="field" />
      {Array.from({ length: 4 }, (_, index) => (
        <Card key={index}>
          <Stack gap="sm">
            <Skeleton width="third" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="threeQuarters" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
