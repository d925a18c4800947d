import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import * as styles from "#web/pages/home/Home.css.ts";

/** Title of a page section, with a sentence below. */
export function SectionHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="xs" className={styles.sectionHead}>
      <Heading level={2} size="xxl">
        {title}
      </Heading>
      <Text tone="muted">{children}</Text>
    </Stack>
  );
}
