import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import type { ReactNode } from "react";

/** A section of the form with its heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
