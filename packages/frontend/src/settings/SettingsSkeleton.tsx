import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { container } from "@sayara/frontend/layout/container.css";
import * as styles from "./Settings.css.ts";

export function SettingsSkeleton() {
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`} aria-busy="true">
      <Stack as="header" gap="xxs">
        <Heading level={1}>
          <Trans>Settings</Trans>
        </Heading>
        <Skeleton width="third" />
      </Stack>
      {[1, 5, 1, 1].map((lines, index) => (
        <Card key={index} padding="lg" className={styles.section}>
          <Skeleton shape="title" width="half" />
          <Stack>
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} shape="field" />
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
