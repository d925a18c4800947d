import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import * as styles from "./Checkout.css.ts";

/** What a part of the form is about. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.sectionHead}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children && (
        <Text size="sm" tone="muted">
          {children}
        </Text>
      )}
    </div>
  );
}
