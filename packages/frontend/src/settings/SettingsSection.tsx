import { Card } from "@sayara/ui/Card/Card";
import { Stack } from "@sayara/ui/Stack/Stack";
import type { ReactNode } from "react";
import { SectionHead } from "@sayara/frontend/SectionHead/SectionHead";
import * as styles from "./Settings.css.ts";

interface SettingsSectionProps {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {intro}
      </SectionHead>
      <Stack>{children}</Stack>
    </Card>
  );
}
