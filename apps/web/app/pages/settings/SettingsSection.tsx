import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import * as styles from "./Settings.css.ts";

interface SettingsSectionProps {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** One matter of one's account. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {intro && (
          <Text size="sm" tone="muted">
            {intro}
          </Text>
        )}
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </Card>
  );
}
