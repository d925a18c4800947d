import { Trans } from "@lingui/react/macro";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { container } from "../layout/container.css.ts";
import { DoorIllustration } from "./DoorIllustration.tsx";
import * as styles from "./AccountPage.css.ts";

interface AccountPageProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Links below the card. */
  after?: ReactNode;
  children: ReactNode;
}

/** Layout of an account page: one form in a card, with an illustration beside it on wide screens. */
export function AccountPage({ title, intro, after, children }: AccountPageProps) {
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg" className={styles.column}>
        <Stack as="header" gap="xs">
          <Heading level={1}>{title}</Heading>
          {intro && <Text tone="muted">{intro}</Text>}
        </Stack>
        <noscript>
          <Notice tone="warning">
            <Trans>This form needs JavaScript, which is switched off in your browser.</Trans>
          </Notice>
        </noscript>
        <Card padding="lg">
          <Stack gap="lg">{children}</Stack>
        </Card>
        {after}
      </Stack>
      <DoorIllustration className={styles.scene} />
    </div>
  );
}
