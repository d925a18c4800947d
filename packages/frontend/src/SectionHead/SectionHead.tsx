import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";

interface SectionHeadProps {
  /** Id of the heading, for `aria-labelledby` of the section. */
  id: string;
  title: ReactNode;
  children?: ReactNode;
}

/** Heading of a part of a form, with an introduction. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <Stack gap="xxs">
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children && (
        <Text size="sm" tone="muted">
          {children}
        </Text>
      )}
    </Stack>
  );
}
