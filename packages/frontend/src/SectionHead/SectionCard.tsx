import { Card } from "@sayara/ui/Card/Card";
import { Stack } from "@sayara/ui/Stack/Stack";
import type { ReactNode } from "react";
import { SectionHead } from "./SectionHead.tsx";

interface SectionCardProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of a page in a card: heading, introduction and content in one column. */
export function SectionCard({ id, title, intro, children }: SectionCardProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack>
        <SectionHead id={id} title={title}>
          {intro}
        </SectionHead>
        {children}
      </Stack>
    </Card>
  );
}
