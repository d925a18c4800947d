import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { container } from "@sayara/frontend/layout/container.css";
import * as styles from "./Notifications.css.ts";

export function NotificationsSkeleton() {
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`} aria-busy="true">
      <Heading level={1}>
        <Trans>Notifications</Trans>
      </Heading>
      <Card>
        <Stack gap="lg">
          {Array.from({ length: 6 }, (_, index) => (
            <Stack key={index} gap="xs">
              <Skeleton width="threeQuarters" />
              <Skeleton width="third" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
